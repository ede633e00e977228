import { localMoment } from './zone.ts';

const MINUTE_MS = 60_000;

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number, zone: string): number {
  const { date, minutes } = localMoment(new Date(moment), zone);
  const shown = new Date(`${date}T00:00:00Z`).getTime() + minutes * MINUTE_MS;
  return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/**
 * The moment at which a calendar day begins in a zone, or, with `after`, so many days later. Where the
 * clocks are put forward at midnight, the day begins with its first moment that exists.
 * @param day YYYY-MM-DD
 * @param zone a name of the IANA
 */
export function dayStart(day: string, zone: string, after = 0): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + after);
  return onClock(midnight.getTime(), zone);
}

/** The moment at which the clocks of a zone show a minute of a day, YYYY-MM-DD. */
export const momentAt = (day: string, minute: number, zone: string): Date =>
  onClock(new Date(`${day}T00:00:00Z`).getTime() + minute * 60_000, zone);

/** `wanted` is what the clocks show, as if it were UTC. */
function onClock(wanted: number, zone: string): Date {
  const first = wanted - aheadAt(wanted, zone);
  const second = wanted - aheadAt(first, zone);
  return new Date(second);
}

/** Whether a calendar day ends at the same moment in both zones: then there is no need to say in which. */
export function endTogether(day: string, zone: string, other: string): boolean {
  return zone === other || dayStart(day, zone, 1).getTime() === dayStart(day, other, 1).getTime();
}
