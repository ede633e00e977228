import { type ReactNode, useEffect, useState } from 'react';
import { asClock, secondsLeft } from './countdown.ts';

export interface CountdownProps {
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
