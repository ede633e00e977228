/** Somebody to be told that something has changed. */
export interface Listeners<T = void> {
  subscribe(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

/** A list of listeners; one that stops listening while the others are told is not told any more. */
export function createListeners<T = void>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell(value) {
      for (const listener of all) listener(value);
    },
  };
}
