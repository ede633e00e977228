import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Typed, watchDrawn } from './watch-drawn.ts';

/** What a part is told of the time before it was alive. */
export interface Before {
  /** What was typed into its fields meanwhile, by their names. */
  typed: Typed;
  /** To be called in an effect once the part stands: what was pressed meanwhile is done now. */
  onAlive: () => void;
}

/** Remembers what happens to a part of a server's page before its code is here. */
export function useBefore(): Before & { watching: { alive: boolean; press: () => void } } {
  const [watching] = useState(() => ({ alive: false, press: () => {} }));
  const [typed] = useState((): Typed => new Map());
  const onAlive = useCallback(() => {
    watching.alive = true;
    watching.press();
  }, [watching]);
  return { watching, typed, onAlive };
}

interface DrawnPlaceProps {
  before: ReturnType<typeof useBefore>;
  /** Asks for the code of the part. */
  ask: () => Promise<void>;
  /** Its code is needed even if nobody touches it, such as for what was written here earlier. */
  now: boolean;
  /** The code of a part from the server did not come; one that is drawn here says so in its own place. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Where a drawn part stands. On a page from the server its code is asked for when somebody begins to use
 * the part, by focus, pointer or key; on a page that is drawn here, at once.
 */
export function DrawnPlace({ before, ask, now, onFailure, children }: DrawnPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [here] = useState(hydrated);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  const { watching, typed } = before;
  const wanted = now || here;
  useEffect(() => {
    // what happens to a live part is its own affair
    if (watching.alive) return;
    const use = () =>
      void ask().catch(() => {
        if (!here) failed.current();
      });
    if (wanted) use();
    if (!place.current) return;
    const { press, stop } = watchDrawn(place.current, { typed, onUse: use });
    watching.press = () => {
      stop();
      press();
    };
    return stop;
  }, [ask, here, wanted, typed, watching]);
  return <div ref={place}>{children}</div>;
}
