import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/** Gives a loader that asks once for everybody; a failure is forgotten, so that the next one asks anew. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** At the latest after so long, ms. */
const LATEST = 5000;

/**
 * Runs something once, when the browser has nothing better to do; after `untold` ms where it tells of no idle
 * moments. Gives the way to stop waiting.
 */
export function whenIdle(run: () => void, untold = LATEST): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, untold);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(run, { timeout: LATEST });
  return () => window.cancelIdleCallback(idle);
}

/** A page that has just been opened is its reader's alone for so long, ms. */
const REST = 3000;
/** Between two steps where the browser does not tell when it is idle, ms. */
const BREATH = 200;

/**
 * Runs what may wait, a while after the page has opened and each step in an idle moment of its own: what is
 * typed meanwhile waits for one step at most. Gives the way to stop.
 */
export function inIdleSteps(steps: readonly (() => unknown)[]): () => void {
  const next = (at: number) => {
    const step = steps[at];
    if (!step) return;
    stop = whenIdle(() => {
      step();
      next(at + 1);
    }, BREATH);
  };
  const timer = setTimeout(next, REST, 0);
  let stop = () => clearTimeout(timer);
  return () => stop();
}

/** A part that opens on a page and whose code comes apart from it. */
interface PartAhead<Props> {
  /** Drawn in the frame of the click once its code is here, and suspended until then. */
  Part: ComponentType<Props>;
  /** Asks for the code, once for everybody; that it does not come is told where the part is opened. */
  ask: () => void;
  /** Has the code asked for anew by the next one who opens the part, after it did not come. */
  forget: () => void;
}

/** Makes a part of what `load` brings. */
export function partAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartAhead<Props> {
  let here: ComponentType<Props> | undefined;
  const once = loadOnce(async () => {
    here = await load();
    return { default: here };
  });
  let coming = lazy(once);
  return {
    ask: () => void once().catch(() => undefined),
    forget: () => {
      coming = lazy(once);
    },
    Part: (props) => {
      // a part that is open stays what it was, whatever comes meanwhile
      const [Shown] = useState((): ComponentType<Props> => here ?? coming);
      return createElement(Shown, props);
    },
  };
}

/** Has the code of a part at hand before anybody opens it, as soon as the browser has nothing better to do. */
export function useAtHand({ ask }: Pick<PartAhead<never>, 'ask'>): void {
  useEffect(() => whenIdle(ask), [ask]);
}
