import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { JobHandlers, JobName, Jobs } from './jobs.ts';

/** How often each kind is tried and how many run at once in one process. */
const QUEUES: Record<JobName, { retryLimit: number; concurrency: number }> = {
  'mail.send': { retryLimit: 12, concurrency: 2 },
  'document.import': { retryLimit: 0, concurrency: 2 },
  'document.export': { retryLimit: 0, concurrency: 2 },
};
const NAMES = Object.keys(QUEUES) as JobName[];

/** Opens the queue in the same database as everything else, so that a job commits with its cause. */
export async function openJobs(
  connection: Connection,
  log: { error(error: unknown, message: string): void },
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
  });
  boss.on('error', (error) => log.error(error, 'job queue'));
  await boss.start();
  for (const name of NAMES) {
    await boss.createQueue(name, {
      retryLimit: QUEUES[name].retryLimit,
      retryBackoff: true,
      retryDelay: 5,
    });
  }
  const workers = new Map<JobName, string[]>();

  return {
    async add(trx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(trx, sql) });
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
            for (const job of jobs) await handler(job.data);
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
