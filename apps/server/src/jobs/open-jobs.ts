import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Connection } from '../db/database.ts';
import type { JobHandlers, JobName, Jobs } from './jobs.ts';
import { QUEUES } from './queues.ts';

const NAMES = Object.keys(QUEUES) as JobName[];
/** How often jobs of silent processes are looked for, s. */
const LOOK_AROUND = 15;
/** How long jobs that run may go on when the process stops. */
const STOPPING_MS = 10_000;

/**
 * Opens the queue in the same database as everything else, so that a job commits with its cause. Without
 * `schedule` no job comes by itself at its hour.
 */
export async function openJobs(
  connection: Connection,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { schedule = true } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    superviseIntervalSeconds: LOOK_AROUND,
    monitorIntervalSeconds: LOOK_AROUND,
    schedule,
  });
  boss.on('error', (error) => log.error(error, 'job queue'));
  await boss.start();
  for (const name of NAMES) {
    const queue = QUEUES[name];
    const { retryLimit, keptSeconds, heartbeatSeconds, expireInSeconds, at } = queue;
    const { longestPause: retryDelayMax, failedTo: deadLetter, waitsSeconds } = queue;
    const options = {
      retryLimit,
      retryBackoff: true,
      retryDelay: 5,
      ...(retryDelayMax && { retryDelayMax }),
      ...(deadLetter && { deadLetter }),
      ...(waitsSeconds && { retentionSeconds: waitsSeconds }),
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
  const attempt = async (
    job: JobName,
    { id, retryCount }: { id: string; retryCount: number },
    run: () => Promise<void>,
  ) => {
    try {
      await run();
      // not with the rest of its batch: until it is noted, a crash does it again
      if (QUEUES[job].batch) await boss.complete(job, id);
      return { id, status: 'completed' as const };
    } catch (error) {
      const hopeless = QUEUES[job].hopeless?.(error) ?? false;
      if (hopeless || retryCount >= QUEUES[job].retryLimit) {
        log.error({ err: error, job, id }, 'job given up');
      } else log.warn({ err: error, job }, 'job failed');
      const status = hopeless ? ('deadletter' as const) : ('failed' as const);
      return { id, status, output: { message: String(error) } };
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
            Promise.all(jobs.map((job) => attempt(name, job, () => handler(job.data)))),
          );
          ids.push(id);
        }
        workers.set(name, ids);
      }
    },
    async stop() {
      // its own waiting looks twice a second whether all have ended
      const ended = [...workers.keys()].map((name) => boss.offWork(name));
      await Promise.race([Promise.all(ended), setTimeout(STOPPING_MS, null, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
