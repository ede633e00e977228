/**
 * Whole seconds left until a moment, never below zero, and none by a clock that was put back behind the
 * moment at which it was set. Moments in ms.
 */
export function secondsLeft({ from, until }: { from: number; until: number }, now: number): number {
  if (now < from) return 0;
  return Math.max(0, Math.ceil((until - now) / 1000));
}

const digits = (count: number): string => String(count).padStart(2, '0');

/** Seconds as «m:ss», from an hour on as «h:mm:ss». */
export function asClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = digits(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${digits(minutes % 60)}:${rest}`;
}
