import { useEffect, useState } from 'react';
import { inIdleSteps } from './lazy.ts';

/** By these a person shows that he is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Calls once, when somebody does anything on the page. Gives the way to stop waiting. */
export function onFirstSign(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once);
  };
  const once = () => {
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true });
  return stop;
}

/**
 * False until somebody does anything on the page: what he may open then is loaded before he opens it, and
 * never for one who only reads. With `eager` it is loaded by itself, once the page has stood for a while.
 */
export function useAwake(eager: boolean): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (eager) return inIdleSteps([() => setAwake(true)]);
    return onFirstSign(() => setAwake(true));
  }, [eager]);
  return awake;
}
