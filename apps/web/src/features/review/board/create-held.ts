/** One thing that is held back for a moment, in which it can be dropped. */
export interface Held<T> {
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
