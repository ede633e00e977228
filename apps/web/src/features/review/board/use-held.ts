import { useEffect, useRef, useState } from 'react';
import { createHeld } from './create-held.ts';
import { onLeaving } from './on-leaving.ts';

/** How long a decision by one key may be taken back before anybody learns of it, ms. */
const HOLD = 5000;

/**
 * Holds one thing back for a moment, in which it can be dropped. It is sent when the time is over, when
 * the next one is held, and when the page is left in whatever way: it is never lost.
 */
export function useHeld<T>(send: (value: T) => void) {
  const [held, setHeld] = useState<T | null>(null);
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  });
  const [kept] = useState(() =>
    createHeld<T>({
      time: HOLD,
      send: (value) => sending.current(value),
      onChange: (value) => setHeld(() => value),
    }),
  );
  useEffect(() => {
    const end = onLeaving({ window, document }, kept.flush);
    return () => {
      end();
      kept.flush();
    };
  }, [kept]);
  return { held, ...kept };
}
