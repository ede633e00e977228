import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { JobHandlers, JobName, Jobs } from './jobs.ts';

interface Queue {
  /** How often a job is tried again. */
  retryLimit: number;
  /** How many run at once in one process. */
  concurrency: number;
  /** How long a job that is done stays to be looked at. */
  keptSeconds: number;
  /** When such a job comes by itself, as cron(5) writes it, in UTC; in one process only. */
  at?: string;
}

const A_WEEK = 7 * 24 * 3600;

const QUEUES: Record<JobName, Queue> = {
  // a mail may hold a code or a link: it goes no later than they expire
  'mail.send': { retryLimit: 12, concurrency: 2, keptSeconds: 15 * 60 },
  'document.import': { retryLimit: 0, concurrency: 2, keptSeconds: A_WEEK },
  'document.export': { retryLimit: 0, concurrency: 2, keptSeconds: A_WEEK },
  'files.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '17 1 * * *' },
  'team.remind': { retryLimit: 12, concurrency: 1, keptSeconds: A_WEEK },
  // several times an hour: it is nine o'clock in another zone each time
  'notifications.digest': {
    retryLimit: 2,
    concurrency: 1,
    keptSeconds: A_WEEK,
    at: '*/15 * * * *',
  },
  'notifications.remind': { retryLimit: 5, concurrency: 1, keptSeconds: A_WEEK, at: '5 6 * * *' },
  'notifications.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '37 1 * * *' },
  'accounts.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '47 * * * *' },
};
const NAMES = Object.keys(QUEUES) as JobName[];

/** Opens the queue in the same database as everything else, so that a job commits with its cause. */
export async function openJobs(
  connection: Connection,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
  });
  boss.on('error', (error) => log.error(error, 'job queue'));
  await boss.start();
  for (const name of NAMES) {
    const { retryLimit, keptSeconds: deleteAfterSeconds, at } = QUEUES[name];
    const options = { retryLimit, retryBackoff: true, retryDelay: 5, deleteAfterSeconds };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    if (at) await boss.schedule(name, at);
  }
  const attempt = async (job: JobName, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.warn({ err: error, job }, 'job failed');
      throw error;
    }
  };
  const workers = new Map<JobName, string[]>();

  return {
    async add(trx, name, data, startAfter) {
      const later = startAfter ? { startAfter } : {};
      await boss.send(name, data, { db: fromDrizzle(trx, sql), ...later });
      return () => {
        for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      };
    },
    async start(handlers: JobHandlers) {
      for (const name of NAMES) {
        const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined;
        if (!handler) continue;
        const ids: string[] = [];
        for (let n = 0; n < QUEUES[name].concurrency; n++) {
          const id = await boss.work(name, { pollingIntervalSeconds: 2 }, async (jobs) => {
            for (const job of jobs) await attempt(name, () => handler(job.data));
          });
          ids.push(id);
        }
        workers.set(name, ids);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: 10_000 });
    },
  };
}
