import type { SupportFacts } from './facts.ts';

/** Fewer requests say nothing about the next one. */
const ENOUGH = 5;

/** What may be said of when an answer comes: a key under `support.promise` and a number for it. */
export interface SupportPromise {
  key: 'unknown' | 'hour' | 'hours' | 'days';
  count: number;
}

/** When an answer comes, by what the last month was like; rounded up, never better than it was. */
export function supportPromise({
  median_minutes: minutes,
  requests,
}: SupportFacts): SupportPromise {
  if (minutes === null || requests < ENOUGH) return { key: 'unknown', count: 0 };
  if (minutes <= 60) return { key: 'hour', count: 1 };
  const hours = Math.ceil(minutes / 60);
  return hours <= 36
    ? { key: 'hours', count: hours }
    : { key: 'days', count: Math.ceil(hours / 24) };
}
