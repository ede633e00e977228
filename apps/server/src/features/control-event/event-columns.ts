import { type BodyOf, DEFAULT_ZONE, type endpoints } from '@pv/contract';
import type { EventRow } from './load-event.ts';

type Body = Partial<
  Omit<BodyOf<typeof endpoints.controlEvent.create>, 'works' | 'committee' | 'key'>
>;

/** What an organiser writes of an event beside its lists. */
export type EventColumns = Partial<
  Pick<
    EventRow,
    | 'kind'
    | 'title'
    | 'description'
    | 'day'
    | 'startsAt'
    | 'slotMinutes'
    | 'timeZone'
    | 'place'
    | 'link'
    | 'materialsDue'
    | 'materials'
    | 'closed'
    | 'scale'
    | 'criteria'
    | 'trimmed'
  >
>;

/** An event of which nothing was said yet. */
export const BLANK = {
  description: '',
  day: null,
  startsAt: '10:00',
  slotMinutes: 15,
  timeZone: DEFAULT_ZONE,
  place: '',
  link: null,
  materialsDue: null,
  materials: [],
  closed: true,
  scale: { min: 1, max: 5 },
  criteria: [],
  trimmed: false,
} satisfies EventColumns;

/** What was written, by its columns; what was not stays out. */
export function columnsOf(body: Body): EventColumns {
  const { starts_at, slot_minutes, time_zone, materials_due, ...same } = body;
  const written = {
    ...same,
    startsAt: starts_at,
    slotMinutes: slot_minutes,
    timeZone: time_zone,
    materialsDue: materials_due,
  };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
}
