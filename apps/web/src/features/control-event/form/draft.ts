import {
  COMMITTEE_ROLES,
  type ControlEvent,
  type ControlEventType,
  type controlEventEndpoints,
  controlEventKindSchema,
  EVENT_MATERIALS,
  type RequestOf,
} from '@pv/contract';
import { z } from 'zod';
import { requestId } from '../../../platform/api/client.ts';
import { browserZone } from '../../../ui/zone/zone.ts';
import { laidOut, ownTimes } from './lay-out.ts';

const draftSchema = z.object({
  /** Names the request, so that one which was sent twice makes one event. */
  key: z.uuid(),
  /** The edition of the event that is written over; none of a new one. */
  version: z.int().nullable(),
  kind: controlEventKindSchema,
  title: z.string(),
  /** The title was written by hand: kind and day do not change it any more. */
  titled: z.boolean(),
  description: z.string(),
  day: z.string().nullable(),
  starts_at: z.string(),
  slot_minutes: z.number(),
  time_zone: z.string(),
  place: z.string(),
  link: z.string(),
  materials_due: z.string().nullable(),
  materials: z.array(z.enum(EVENT_MATERIALS)),
  closed: z.boolean(),
  scale: z.object({ min: z.number(), max: z.number() }),
  criteria: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      weight: z.number(),
      anchors: z.array(z.object({ mark: z.number(), text: z.string() })),
    }),
  ),
  trimmed: z.boolean(),
  works: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      authors: z.array(z.string()),
      starts_at: z.string().nullable(),
      minutes: z.number().nullable(),
    }),
  ),
  committee: z.array(
    z.object({
      id: z.uuid(),
      role: z.enum(COMMITTEE_ROLES),
      user_id: z.uuid().nullable(),
      name: z.string(),
      post: z.string(),
      email: z.string(),
    }),
  ),
});

/** The form of an event as it is filled. */
export type EventDraft = z.infer<typeof draftSchema>;
export type DraftCriterion = EventDraft['criteria'][number];
export type DraftSeat = EventDraft['committee'][number];

/** Where a new event of a type, or one that is edited, is kept while it is written. */
export const draftPlace = (of: ControlEventType | Pick<ControlEvent, 'id'>) =>
  `control-event-${typeof of === 'string' ? of : of.id}`;

const PROPOSED: Record<
  ControlEventType,
  Pick<EventDraft, 'slot_minutes' | 'materials' | 'closed'>
> = {
  nir: {
    slot_minutes: 20,
    materials: ['final_report', 'presentation', 'supervisor_review', 'plagiarism_report'],
    closed: false,
  },
  startup: { slot_minutes: 10, materials: ['presentation'], closed: true },
};

/** The kind that a new event of a type has until another one is chosen. */
export const FIRST_KIND = { nir: 'defence', startup: 'pitch' } as const;

/** The form of a new event as it is at first. */
export function firstDraft(type: ControlEventType, title: string): EventDraft {
  return {
    key: requestId(),
    version: null,
    kind: FIRST_KIND[type],
    title,
    titled: false,
    description: '',
    day: null,
    starts_at: '10:00',
    time_zone: browserZone(),
    place: '',
    link: '',
    materials_due: null,
    scale: { min: 1, max: 5 },
    criteria: [],
    trimmed: false,
    works: [],
    committee: [],
    ...PROPOSED[type],
  };
}

/** The form of an event that is there. */
export function draftOf(event: ControlEvent): EventDraft {
  const works = event.works.map((work) => ({ ...work, id: work.project_id }));
  return draftSchema.parse({
    ...event,
    key: event.id,
    titled: true,
    link: event.link ?? '',
    works: ownTimes({ ...event, works }),
    committee: event.committee.map((seat) => ({ ...seat, email: seat.email ?? '' })),
  });
}

/** The form as it was kept, unless it was of another edition of the event; else as it is at `first`. */
export function keptDraft(kept: string | null, first: EventDraft): EventDraft {
  try {
    const draft = draftSchema.parse(JSON.parse(kept ?? ''));
    return draft.version === first.version ? draft : first;
  } catch {
    return first;
  }
}

/** The criteria without words for marks that were not written. */
export const withoutEmpty = (criteria: readonly DraftCriterion[]): DraftCriterion[] =>
  criteria.map((one) => ({ ...one, anchors: one.anchors.filter(({ text }) => text.trim()) }));

type EventBody = RequestOf<typeof controlEventEndpoints.create>['body'];

/** What the form stands for. */
export function bodyOf(draft: EventDraft): EventBody {
  const { key: _, version: __, titled: ___, link, works, committee, ...fields } = draft;
  return {
    ...fields,
    link: link.trim() || null,
    criteria: withoutEmpty(draft.criteria),
    works: laidOut({ ...draft, works }).map(({ id, starts_at, minutes }) => ({
      project_id: id,
      starts_at,
      minutes,
    })),
    committee: committee.map(({ email, ...seat }) => ({
      ...seat,
      email: seat.user_id ? null : email.trim() || null,
    })),
  };
}
