import type { ErrorCode } from '@pv/contract';
import { isApiError } from './api/api-error.ts';

/** What an import and an export have in common while they run. */
export interface JobView {
  status: string;
  revision: number;
}

/** How a job is followed. */
export interface JobWatch<J> {
  /** Answers when the revision is newer than the one it is given. */
  read: (after: number) => Promise<J>;
  /** Told of every state; `silent` while the server cannot be asked for the next one. */
  onState: (job: J, silent: boolean) => void;
  /** Resolves when it is worth asking again after a silence. */
  pause?: () => Promise<void>;
}

const RUNNING: ReadonlySet<string> = new Set(['uploading', 'queued', 'running']);
const PAUSE_MS = 2000;
/** After so many silences in a row following is given up. */
const PATIENCE = 60;

/** Whether the job has come to an end, good or bad. */
export const ended = (job: JobView): boolean => !RUNNING.has(job.status);

/** The code of a failure that has a text, else the one given. */
export function failureCode(error: unknown, otherwise: ErrorCode): ErrorCode | 'network' {
  if (!isApiError(error) || error.code === 'unknown' || error.code === 'aborted') return otherwise;
  return error.code;
}

/** Waits until the device is online again, or a little. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MS);
    window.addEventListener('online', done);
  });
}

/** Whether nothing was said of the job itself: no connection, a restart, or too much at once. */
const isSilence = (error: unknown) =>
  isApiError(error) && (error.code === 'network' || error.status >= 500 || error.status === 429);

/**
 * Asks for the state of a job until it has ended. The work goes on at the server while the connection
 * is lost, so a silence is waited out. Every state is told, the last one is also the result.
 * @throws ApiError what `read` throws, a silence only when it lasts too long
 */
export async function followJob<J extends JobView>(first: J, watch: JobWatch<J>): Promise<J> {
  const { read, onState, pause = untilOnline } = watch;
  let job = first;
  let silences = 0;
  onState(job, false);
  while (!ended(job)) {
    try {
      job = await read(job.revision);
      silences = 0;
      onState(job, false);
    } catch (error) {
      silences += 1;
      if (!isSilence(error) || silences > PATIENCE) throw error;
      onState(job, true);
      await pause();
    }
  }
  return job;
}
