import type { ArticlePart } from '@pv/contract';

type Written = Omit<ArticlePart, 'id'>;

const EMPTY: Written = { heading: '', text: '', picture: null };

/** What a list of parts is read from and written to. */
export interface PartStore {
  /** The parts as they stand at this moment. */
  read: () => readonly ArticlePart[];
  write: (parts: ArticlePart[]) => void;
  /** The parts of the same text in the other language, whose names are taken where they fit. */
  other: () => readonly ArticlePart[];
  newId: () => string;
}

export type PartList = ReturnType<typeof createPartList>;

/**
 * The parts of a text, each called by its id, which stays its own while it is moved. A change is worked
 * out from what stands there when it comes, so that one that comes late overwrites nothing.
 */
export function createPartList({ read, write, other, newId }: PartStore) {
  /** The name of a part that is added: that of the same part in the other language, else a new one. */
  function nameAt(at: number): string {
    const there = other()[at]?.id;
    return there !== undefined && read().every(({ id }) => id !== there) ? there : newId();
  }
  /** What stands there to begin with, until it is written in. */
  let first: string | null = null;

  /** The parts with their keys; an empty first one stands there to begin with. */
  function list(): { key: string; part: ArticlePart }[] {
    const stored = read();
    if (stored.length === 0) {
      first ??= nameAt(0);
      return [{ key: first, part: { ...EMPTY, id: first } }];
    }
    return stored.map((part, at) => ({ key: part.id ?? `${at}`, part }));
  }
  const put = (next: readonly { part: ArticlePart }[]) => write(next.map(({ part }) => part));
  return {
    list,
    /** Changes the part; one that was removed meanwhile is let be. */
    change(key: string, news: Partial<Written>) {
      const now = list();
      if (!now.some((one) => one.key === key)) return;
      put(now.map((one) => (one.key === key ? { part: { ...one.part, ...news } } : one)));
    },
    add() {
      const now = list();
      put([...now, { part: { ...EMPTY, id: nameAt(now.length) } }]);
    },
    /** Moves the part one place up. */
    raise(key: string) {
      const now = list();
      const at = now.findIndex((one) => one.key === key);
      const raised = now[at];
      if (raised && at > 0) put(now.toSpliced(at, 1).toSpliced(at - 1, 0, raised));
    },
    /** Removes the part; gives how to put it back among what stands there then. */
    remove(key: string): () => void {
      const now = list();
      const at = now.findIndex((one) => one.key === key);
      const removed = now[at];
      if (!removed) return () => {};
      put(now.toSpliced(at, 1));
      return () => put(list().toSpliced(at, 0, removed));
    },
  };
}
