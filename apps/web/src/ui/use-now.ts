import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The present moment, anew twice a minute: what is said of hours and minutes stays true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
