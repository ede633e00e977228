/** What an import and an export have in common while they run. */
export interface JobView {
  status: string;
  revision: number;
}

const RUNNING: ReadonlySet<string> = new Set(['uploading', 'queued', 'running']);

/** Whether the job has come to an end, good or bad. */
export const ended = (job: JobView): boolean => !RUNNING.has(job.status);

/**
 * Asks for the state of a job until it has ended; `read` answers when the revision is newer than the one
 * it is given. Every state goes to `onState`, the last one is also the result.
 */
export async function followJob<J extends JobView>(
  first: J,
  read: (after: number) => Promise<J>,
  onState: (job: J) => void,
): Promise<J> {
  let job = first;
  onState(job);
  while (!ended(job)) {
    job = await read(job.revision);
    onState(job);
  }
  return job;
}
