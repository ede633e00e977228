import { type ReactNode, useEffect, useState } from 'react';
import { asClock, secondsLeft } from './countdown.ts';

export interface CountdownProps {
  /** The moment it ends, ms. */
  until: number;
  /** What is shown while it runs; gets the time left as «m:ss». */
  running: (time: string) => ReactNode;
  /** What is shown when it is over. */
  over: ReactNode;
}

/** Counts down to a moment, so that a reload changes nothing, then shows something else. */
export function Countdown({ until, running, over }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()));
  useEffect(() => {
    const count = () => setLeft(secondsLeft(until, Date.now()));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left > 0 ? running(asClock(left)) : over;
}
