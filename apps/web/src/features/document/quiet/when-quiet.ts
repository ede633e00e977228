/** How to wait; the browser's own timers unless a test gives others. */
export interface Clock {
  /** Calls `then` after `ms`; gives how to call that off. */
  after(ms: number, then: () => void): () => void;
}

export const browserClock: Clock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export interface Quiet {
  /** Something has happened: waits anew. */
  stir(): void;
  /** Acts now, if something has happened; otherwise does nothing. */
  flush(): void;
  /** Forgets what has happened. */
  cancel(): void;
}

/**
 * Acts once when nothing has happened for `ms`, and at the latest `longest` after the first event, so
 * that somebody who never pauses is served too.
 */
export function whenQuiet(
  act: () => void,
  { ms, longest, clock = browserClock }: { ms: number; longest: number; clock?: Clock },
): Quiet {
  let stopPause: (() => void) | null = null;
  let stopLimit: (() => void) | null = null;
  const cancel = () => {
    stopPause?.();
    stopLimit?.();
    stopPause = null;
    stopLimit = null;
  };
  const fire = () => {
    cancel();
    act();
  };
  return {
    stir() {
      stopPause?.();
      stopPause = clock.after(ms, fire);
      stopLimit ??= clock.after(longest, fire);
    },
    flush() {
      if (stopPause) fire();
    },
    cancel,
  };
}
