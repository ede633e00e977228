import type { ArchiveView } from '@pv/contract';
import { isApiError } from '../../platform/api/api-error.ts';
import { followJob, type JobWatch } from '../../platform/follow-job.ts';

/** A pause before following is begun again that came to nothing, ms. */
const AGAIN_MS = 5000;

/** How the making of an archive is followed. */
export interface ArchiveWatch extends Pick<JobWatch<ArchiveView>, 'read' | 'onState'> {
  /** The archive as the page knows it now; null where there is none. */
  latest(): ArchiveView | null;
  /** Asks which archive there is, and gives what went wrong. */
  ask(): Promise<unknown>;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Follows the making of an archive to its end, or until `signal` says otherwise. The server goes on making it
 * however long it is silent, so following that was given up is begun anew, unless the archive is gone.
 */
export async function followArchive(watch: ArchiveWatch, signal: AbortSignal): Promise<void> {
  const { read, latest, ask } = watch;
  const onState: ArchiveWatch['onState'] = (next, silent) => {
    if (!signal.aborted) watch.onState(next, silent);
  };
  for (let first = latest(); first && !signal.aborted; first = latest()) {
    try {
      await followJob(first, { read, onState });
      return;
    } catch {
      if (signal.aborted) return;
      // gone, or silent for too long: the question itself says what is the matter
      const error = await ask();
      if (isApiError(error, 'not_found', 'forbidden')) return;
      await pause(signal);
    }
  }
}
