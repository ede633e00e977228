import { localMoment } from '@pv/contract';

interface DigestTimes {
  zone: string;
  digestHour: number;
  /** ISO date of the last digest by the person's calendar. */
  digestedOn: string | null;
}

/** The digest that is due: for which day, and up to which moment it tells. */
export interface DueDigest {
  day: string;
  /** What came later waits for tomorrow, so that there is one digest a day. */
  until: Date;
}

/** The digest that is due to a person now; null before its hour and after it was sent. */
export function dueDigest(
  now: Date,
  { zone, digestHour, digestedOn }: DigestTimes,
): DueDigest | null {
  const { date, minutes } = localMoment(now, zone);
  const late = minutes - digestHour * 60;
  if (late < 0 || (digestedOn !== null && digestedOn >= date)) return null;
  const minute = Math.floor(now.getTime() / 60_000);
  return { day: date, until: new Date((minute - late) * 60_000) };
}
