/** Wakes those who wait for a change of an import or an export. */
export interface Revisions {
  /** How long a call waits for something new, in milliseconds. */
  readonly patience: number;
  /** Something about the object with this id is new and committed. */
  changed(id: string): void;
  /** Resolves at the next change in this process, or after `milliseconds`. */
  change(id: string, milliseconds: number): Promise<void>;
}

/** A call is answered well before a proxy gives it up. */
const PATIENCE_MS = 10_000;

export function createRevisions(patience = PATIENCE_MS): Revisions {
  const waiting = new Map<string, Set<() => void>>();
  return {
    patience,
    changed(id) {
      for (const wake of waiting.get(id) ?? []) wake();
    },
    change(id, milliseconds) {
      return new Promise((resolve) => {
        const wakers = waiting.get(id) ?? new Set();
        waiting.set(id, wakers);
        const wake = () => {
          clearTimeout(timer);
          wakers.delete(wake);
          if (wakers.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        wakers.add(wake);
      });
    },
  };
}
