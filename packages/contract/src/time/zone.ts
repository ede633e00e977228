import { z } from 'zod';

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that this machine does not know */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  // by its own name: there are thousands of spellings of each, and they come from outside
  formats.set(made.resolvedOptions().timeZone, made);
  return made;
}

/** The zone of whoever has never told his own. */
export const DEFAULT_ZONE = 'Europe/Moscow';

/** Whether a name is one of the IANA database that this machine knows; a mere offset is no zone everywhere. */
function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The name of a time zone by the IANA, such as `Asia/Yekaterinburg`. */
export const zoneSchema = z
  .string()
  .max(64)
  .refine(isZone)
  .meta({ examples: [DEFAULT_ZONE] });

/**
 * The zone by which days are counted here for one that is kept with a project or a person: a machine whose
 * list of zones is older than that of the one on which it was chosen counts by that of the platform.
 */
export function knownZone(zone: string): string {
  return isZone(zone) ? zone : DEFAULT_ZONE;
}

/** A moment on the clock and calendar of a zone. */
export interface LocalMoment {
  /** ISO date. */
  date: string;
  /** Minutes since midnight by the clock on the wall. */
  minutes: number;
}

/** The calendar day of a moment in `zone`, YYYY-MM-DD; by the zone of the platform where it is unknown here. */
export function dayIn(moment: Date, zone: string): string {
  return localMoment(moment, zone).date;
}

/** What clock and calendar show in `zone` at a moment; in that of the platform where it is unknown here. */
export function localMoment(moment: Date, zone: string): LocalMoment {
  const parts = formatOf(knownZone(zone)).formatToParts(moment);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}
