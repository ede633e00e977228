import type { Revisions } from './revisions.ts';

/** A change in another process is seen by looking again. */
const LOOK_MS = 1000;

/** Gives the object as soon as its revision is newer than `after`, or as it is when the time is over. */
export async function awaitRevision<T extends { revision: number }>(
  revisions: Revisions,
  id: string,
  { load, after }: { load: () => Promise<T>; after: number | undefined },
): Promise<T> {
  const end = performance.now() + revisions.patience;
  for (;;) {
    const left = Math.max(end - performance.now(), 0);
    // listens before it looks: a change in between is not missed
    const change = revisions.change(id, Math.min(left, LOOK_MS));
    const found = await load();
    if (after === undefined || found.revision > after || left === 0) return found;
    await change;
  }
}
