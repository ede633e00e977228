import { type ReactNode, useEffect, useState } from 'react';

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

interface CountdownProps {
  /** The moment at which the other was set, ms: a clock that shows less has been put back since. */
  from: number;
  /** The moment it ends, ms. */
  until: number;
  /** What is shown while it runs; gets the time left as «m:ss». */
  running: (time: string) => ReactNode;
  /** What is shown when it is over. */
  over: ReactNode;
}

/** Counts down to a moment, so that a reload changes nothing, then shows something else; a clock put back ends it at once. */
export function Countdown({ from, until, running, over }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft({ from, until }, Date.now()));
  useEffect(() => {
    const count = () => setLeft(secondsLeft({ from, until }, Date.now()));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [from, until]);
  return left > 0 ? running(asClock(left)) : over;
}
