import type { Transaction } from '../db/database.ts';
import type { JobData, JobName, Jobs } from './jobs.ts';

/** Of an operation's work, what adding a job takes. */
interface Enqueuing {
  trx: Transaction;
  deps: { jobs: Jobs };
  afterCommit(action: () => void): void;
}

/**
 * Adds a job that exists only if the transaction commits, and wakes a worker then; with `startAfter`
 * the job waits for that moment.
 */
export async function enqueue<N extends JobName>(
  work: Enqueuing,
  name: N,
  data: JobData[N],
  startAfter?: Date,
): Promise<void> {
  work.afterCommit(await work.deps.jobs.add(work.trx, name, [data], startAfter));
}

/** As `enqueue`, many jobs of one kind by one statement. */
export async function enqueueAll<N extends JobName>(
  work: Enqueuing,
  name: N,
  data: readonly JobData[N][],
): Promise<void> {
  if (data.length === 0) return;
  work.afterCommit(await work.deps.jobs.add(work.trx, name, data));
}
