import { minuteOf, momentAt, timeOf } from '@pv/contract';
import { translate } from '@pv/texts';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Deps, Locale } from '../../context.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { EventRow, WorkRow } from './load-event.ts';

const PRODUCT = '//Provektor//Provektor//RU';

type Settings = Pick<Deps['config'], 'publicUrl' | 'mailFrom'>;

/** From when to when these works are heard, HH:MM; of an event without works its beginning. */
export function hoursOf(event: EventRow, works: readonly WorkRow[]): { from: string; to: string } {
  const [first, ...rest] = works.map(({ startsAt, minutes }) => ({
    from: minuteOf(startsAt),
    to: minuteOf(startsAt) + minutes,
  }));
  const begin = minuteOf(event.startsAt);
  if (!first) return { from: event.startsAt, to: timeOf(begin + event.slotMinutes) };
  const all = [first, ...rest];
  return {
    from: timeOf(Math.min(...all.map(({ from }) => from))),
    to: timeOf(Math.max(...all.map(({ to }) => to))),
  };
}

/** The page of an event. */
export const pageOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>, { type, id }: EventRow) =>
  `${publicUrl}/control-event/${type}/${id}`;

/** The page of its report. */
export const reportOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>, { type, id }: EventRow) =>
  `${publicUrl}/control-event-report/${type}/${id}`;

/** An event in a calendar, as long as these works are heard; null while it has no day. */
export function calendarEntry(
  config: Settings,
  event: EventRow,
  { works, stamp }: { works: readonly WorkRow[]; stamp: Date },
): ICalEventData | null {
  const { day, timeZone: zone } = event;
  if (!day) return null;
  const { from, to } = hoursOf(event, works);
  const slots = works.map(({ startsAt, title }) => `${startsAt} ${title}`);
  const [, address] = /<([^>]+)>/.exec(config.mailFrom) ?? [];
  return {
    id: `${event.id}@provektor`,
    start: momentAt(day, minuteOf(from), zone),
    end: momentAt(day, minuteOf(to), zone),
    timezone: 'UTC',
    stamp,
    sequence: event.sequence,
    summary: event.title,
    description: [event.description, ...slots].filter(Boolean).join('\n'),
    location: [event.place, event.link ?? ''].filter(Boolean).join(', '),
    url: pageOf(config, event),
    organizer: { name: event.organiserName || event.title, email: address ?? config.mailFrom },
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** An invitation to an event, or that it or one's part in it is cancelled (RFC 5546). */
export function invitationTo(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  event: EventRow,
  {
    works,
    email,
    gone,
    locale,
  }: { works: readonly WorkRow[]; email: string; gone: boolean; locale: Locale },
): Mail['icalEvent'] {
  const entry = calendarEntry(config, event, { works, stamp: clock() });
  if (!entry) return undefined;
  const method = gone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: PRODUCT, method });
  const status = gone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  calendar.createEvent({ ...entry, status, attendees: [{ email, rsvp: false }] });
  return {
    method,
    filename: translate(locale, 'eventWords.mail.file'),
    content: calendar.toString(),
  };
}

/** An event and each of these works as entries of one calendar file. */
export function calendarFile(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  event: EventRow,
  works: readonly WorkRow[],
): string {
  const stamp = clock();
  const calendar = ical({ name: event.title, prodId: PRODUCT });
  const whole = calendarEntry(config, event, { works, stamp });
  if (whole) calendar.createEvent(whole);
  for (const work of works) {
    const entry = calendarEntry(config, event, { works: [work], stamp });
    if (!entry) continue;
    calendar.createEvent({ ...entry, id: `${work.id}@provektor`, summary: work.title });
  }
  return calendar.toString();
}
