const DAY = 24 * 60 * 60 * 1000;

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** A first and a last day, ISO 8601. */
export interface Period {
  starts_at: string;
  ends_at: string;
}

/**
 * Divides the days from `starts_at` to `ends_at` into periods that follow each other, in proportion to
 * the shares. Null when there are fewer days than periods.
 */
export function spreadDays(
  { starts_at, ends_at }: Period,
  shares: readonly number[],
): Period[] | null {
  const first = Date.parse(starts_at);
  const days = Math.round((Date.parse(ends_at) - first) / DAY) + 1;
  if (days < shares.length) return null;
  const total = shares.reduce((sum, share) => sum + share, 0);
  let done = 0;
  let from = 0;
  return shares.map((share, at) => {
    done += share;
    const left = shares.length - 1 - at;
    const ideal = Math.round((days * done) / total);
    // every period has a day, those to come included
    const to = Math.min(Math.max(ideal, from + 1), days - left);
    const period = { starts_at: dayOf(first + from * DAY), ends_at: dayOf(first + (to - 1) * DAY) };
    from = to;
    return period;
  });
}
