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
  /** How many of them are taken from the queue at once; each is noted as done when it is. */
  batch?: number;
  /** How long a job that is done stays to be looked at. */
  keptSeconds: number;
  /** A job whose process has been silent for so long is given to another one. */
  heartbeatSeconds?: number;
  /** When a job that never ends is given up; after a quarter of an hour where nothing is said. */
  expireInSeconds?: number;
  /** When such a job comes by itself, as cron(5) writes it, in UTC; in one process only. */
  at?: string;
}

const SEVERAL_HOURS = 6 * 3600;
const A_WEEK = 7 * 24 * 3600;

const QUEUES: Record<JobName, Queue> = {
  // a mail may hold a code or a link: it goes no later than they expire, a crash in between included
  'mail.send': {
    retryLimit: 12,
    concurrency: 2,
    batch: 5,
    keptSeconds: 15 * 60,
    heartbeatSeconds: 15,
  },
  'document.import': { retryLimit: 0, concurrency: 2, keptSeconds: A_WEEK },
  'document.export': { retryLimit: 0, concurrency: 2, keptSeconds: A_WEEK },
  'startup.print': { retryLimit: 3, concurrency: 1, keptSeconds: A_WEEK },
  // as long as 2 GB take, one after another; what a process that ended has begun is taken up again, which
  // takes two attempts where it stopped in order
  'project.archive': {
    retryLimit: 5,
    concurrency: 1,
    keptSeconds: A_WEEK,
    heartbeatSeconds: 30,
    expireInSeconds: SEVERAL_HOURS,
  },
  'files.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '17 1 * * *' },
  'team.remind': { retryLimit: 12, concurrency: 1, keptSeconds: A_WEEK },
  'team.lapse': { retryLimit: 2, concurrency: 1, keptSeconds: A_WEEK, at: '27 * * * *' },
  // several times an hour: it is nine o'clock in another zone each time
  'notifications.digest': {
    retryLimit: 2,
    concurrency: 1,
    keptSeconds: A_WEEK,
    at: '*/15 * * * *',
  },
  // whoever could not be reminded in the morning is tried again in every hour of the day
  'notifications.remind': {
    retryLimit: 5,
    concurrency: 1,
    keptSeconds: A_WEEK,
    at: '5 6-18 * * *',
  },
  'notifications.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '37 1 * * *' },
  'support.tidy': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '57 * * * *' },
  'accounts.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '47 * * * *' },
};
const NAMES = Object.keys(QUEUES) as JobName[];
/** How often jobs of silent processes are looked for, s. */
const LOOK_AROUND = 15;

/** Opens the queue in the same database as everything else, so that a job commits with its cause. */
export async function openJobs(
  connection: Connection,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    superviseIntervalSeconds: LOOK_AROUND,
    monitorIntervalSeconds: LOOK_AROUND,
  });
  boss.on('error', (error) => log.error(error, 'job queue'));
  await boss.start();
  for (const name of NAMES) {
    const { retryLimit, keptSeconds, heartbeatSeconds, expireInSeconds, at } = QUEUES[name];
    const options = {
      retryLimit,
      retryBackoff: true,
      retryDelay: 5,
      deleteAfterSeconds: keptSeconds,
      ...(heartbeatSeconds && { heartbeatSeconds }),
      ...(expireInSeconds && { expireInSeconds }),
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    // what the queue is gets read now: on the one connection of PGlite a transaction that adds a job
    // would wait for itself
    await boss.insert(name, []);
    if (at) await boss.schedule(name, at);
  }
  const attempt = async (job: JobName, id: string, run: () => Promise<void>) => {
    try {
      await run();
      // not with the rest of its batch: until it is noted, a crash does it again
      if (QUEUES[job].batch) await boss.complete(job, id);
      return { id, status: 'completed' as const };
    } catch (error) {
      log.warn({ err: error, job }, 'job failed');
      return { id, status: 'failed' as const, output: { message: String(error) } };
    }
  };
  const workers = new Map<JobName, string[]>();

  return {
    async add(trx, name, data, startAfter) {
      const later = startAfter ? { startAfter } : {};
      const jobs = data.map((one) => ({ ...(one && { data: one }), ...later }));
      await boss.insert(name, jobs, { db: fromDrizzle(trx, sql) });
      return () => {
        for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      };
    },
    async start(handlers: JobHandlers) {
      for (const name of NAMES) {
        const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined;
        if (!handler) continue;
        const ids: string[] = [];
        const { concurrency, batch: batchSize = 1 } = QUEUES[name];
        const options = { pollingIntervalSeconds: 2, batchSize, perJobResults: true } as const;
        for (let n = 0; n < concurrency; n++) {
          const id = await boss.work(name, options, (jobs) =>
            Promise.all(jobs.map(({ id, data }) => attempt(name, id, () => handler(data)))),
          );
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
