import type { AuthoredUpdate } from '../documents/store/append-updates.ts';

/** The database is asked no more often than this whether somebody's writing is told of. */
const KNOWN_MS = 10 * 60_000;
/** Writers that are remembered at the most. */
const REMEMBERED = 10_000;

/** Finds those who have begun to write, or go on after a while, among the updates of a document. */
export function createWriters(clock: () => Date) {
  const seen = new Map<string, number>();

  const isNew = (key: string): boolean => {
    const now = clock().getTime();
    if (now - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < KNOWN_MS) return false;
    seen.delete(key);
    seen.set(key, now);
    const [oldest] = seen.keys();
    if (seen.size > REMEMBERED && oldest) seen.delete(oldest);
    return true;
  };

  /** The authors of updates whom nobody has asked about lately. */
  return (documentId: string, updates: readonly AuthoredUpdate[]): string[] => {
    const authors = updates.flatMap(({ authorId }) => authorId ?? []);
    return [...new Set(authors)].filter((authorId) => isNew(`${documentId} ${authorId}`));
  };
}
