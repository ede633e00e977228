const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const told = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [year = 0, month = 1, ...rest] = PARTS.map((part) => Number(told.get(part)));
  return Date.UTC(year, month - 1, ...rest) - Math.floor(moment / 1000) * 1000;
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
  const wanted = midnight.getTime();
  const first = wanted - aheadAt(wanted, zone);
  const second = wanted - aheadAt(first, zone);
  return new Date(second);
}
