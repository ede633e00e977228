import type { Deps } from '../../../context.ts';
import { changeArchive } from '../queries/change-archive.ts';

interface Beat {
  /** When it is time to tell; ends by an `AbortError` or by itself. */
  ticks: AsyncIterable<unknown>;
  /** Is aborted when the order is cancelled or gone. */
  stop: AbortController;
  /** The share that is done, 0 to 1. */
  share: () => number;
  /** Is aborted when the making is over. */
  signal: AbortSignal;
}

/** Tells at every tick how far the making of an archive is. A tick that the database misses is passed over. */
export async function beat(
  deps: Pick<Deps, 'connection' | 'clock' | 'documents' | 'log'>,
  id: string,
  { ticks, stop, share, signal }: Beat,
): Promise<void> {
  try {
    for await (const _ of ticks) {
      const progress = Math.floor(99 * share());
      const change = { from: ['running' as const], progress, now: deps.clock() };
      try {
        if (!(await changeArchive(deps.connection.db, id, change))) stop.abort();
        deps.documents.revisions.changed(id);
      } catch (error) {
        deps.log.warn({ err: error, archiveId: id }, 'progress not written');
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
