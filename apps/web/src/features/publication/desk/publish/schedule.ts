import { momentOf, typedOf } from '../../../../ui/days.ts';
import { parseDay, parseTime } from '../../../../ui/form/parse-day.ts';

/** A moment as two fields hold it: a day as YYYY-MM-DD, or what was typed instead, and a typed time. */
export interface Schedule {
  day: string | null;
  time: string;
}

/** What two fields say: a moment in UTC, or which of them does not and why. */
type Reading =
  | { at: string }
  | { at: null; field: 'day' | 'time'; wrong: 'empty' | 'unread' | 'past' };

/** So long it takes to choose and to send a moment. */
const SOON = 5 * 60_000;

/** The first full hour by the clock of the reader that is not before a moment: some zones are off by half an hour. */
function fullHour(moment: Date): Date {
  const hour = new Date(moment);
  hour.setMinutes(0, 0, 0);
  if (hour < moment) hour.setHours(hour.getHours() + 1);
  return hour;
}

/** The moment that is offered first, by the clock of the reader: the one that is planned, else the next full hour that is not here within minutes. */
export function firstOffer(planned: string | null, now: Date): Schedule {
  const moment = planned === null ? null : new Date(planned);
  const offered = moment && moment > now ? moment : fullHour(new Date(now.getTime() + SOON));
  const [day = '', time = ''] = typedOf(offered).split('T');
  return { day, time };
}

/** Reads day and time by the clock of the reader as a moment after `now`. */
export function readSchedule({ day, time }: Schedule, now: Date): Reading {
  if (!day) return { at: null, field: 'day', wrong: 'empty' };
  if (!parseDay(day)) return { at: null, field: 'day', wrong: 'unread' };
  const read = parseTime(time);
  if (!read) return { at: null, field: 'time', wrong: 'unread' };
  const at = momentOf(`${day}T${read}`);
  if (at && new Date(at) > now) return { at };
  const [today = ''] = typedOf(now).split('T');
  return { at: null, field: day < today ? 'day' : 'time', wrong: 'past' };
}
