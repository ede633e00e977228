import { useEffect, useRef, useState } from 'react';

/** One thing that is held back for a moment, in which it can be dropped. */
interface Held<T> {
  /** Sends what is held before, and holds this. */
  hold(value: T): void;
  /** Sends what is held now. */
  flush(): void;
  /** Gives what was held, which is not sent then; null where nothing is. */
  drop(): T | null;
}

interface Options<T> {
  /** How long it is held, ms. */
  time: number;
  send: (value: T) => void;
  /** Told of what is held now. */
  onChange: (held: T | null) => void;
}

/** Holds one thing at a time: it is sent when its time is over, unless it is dropped before. */
export function createHeld<T>({ time, send, onChange }: Options<T>): Held<T> {
  let kept: { value: T; timer: ReturnType<typeof setTimeout> } | null = null;

  function drop(): T | null {
    if (!kept) return null;
    const { value, timer } = kept;
    clearTimeout(timer);
    kept = null;
    onChange(null);
    return value;
  }
  function flush() {
    const value = drop();
    if (value !== null) send(value);
  }
  return {
    drop,
    flush,
    hold(value) {
      flush();
      kept = { value, timer: setTimeout(flush, time) };
      onChange(value);
    },
  };
}

/** What of the browser tells that the page may be gone in a moment. */
interface LeftPage {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
}

/**
 * Calls when the page is left in whatever way: closed, covered by another tab, put away on a phone, which
 * tells nothing later. Gives what ends the listening.
 */
export function onLeaving({ window, document }: LeftPage, leave: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

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
