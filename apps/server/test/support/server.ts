import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Deps } from '../../src/context.ts';
import type { DocumentPool } from '../../src/documents/document-pool.ts';
import { connectLimits } from '../../src/http/connect-limits.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { openLiveSessions } from '../../src/live-sessions.ts';
import { logOptions } from '../../src/log.ts';
import type { Mail } from '../../src/mail/mailer.ts';
import {
  type DocumentProcesses,
  openDocumentProcesses,
  openDocumentServices,
} from '../../src/open-documents.ts';
import { openPush } from '../../src/push/open-push.ts';
import { diskStorage } from '../../src/storage/disk-storage.ts';
import type { TestDatabase } from './databases.ts';

/** An application with a database, a folder and a clock of its own. */
export interface TestServer {
  app: FastifyInstance;
  deps: Deps;
  /** Mails handed over so far, oldest first. */
  mails: Mail[];
  /** Moves the clock forward. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

let processes: DocumentProcesses | undefined;
/**
 * What works for the documents of all servers of this worker, and ends with it: to start it takes longer
 * than most tests. Each server closes it for itself: it is given nothing more, and what runs goes on. The
 * folder is cleared away by a run of the next day.
 */
function sharedProcesses(): DocumentProcesses {
  processes ??= openDocumentProcesses(join(tmpdir(), 'pv-test-scratch'), pino({ level: 'error' }));
  const { pool: shared, scratch } = processes;
  let closed = false;
  const close = () => {
    closed = true;
  };
  const pool: DocumentPool = {
    ...shared,
    run: (task, options) =>
      closed ? Promise.reject(new AppError('worker_busy')) : shared.run(task, options),
    close,
  };
  return { pool, scratch, close };
}

/** Builds the real application over `database`; rate limits are wide unless `overrides` says otherwise. */
export async function startServer(
  database: TestDatabase,
  overrides: Partial<Config> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pv-test-'));
  const secret = randomBytes(32).toString('hex');
  const config: Config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', LIMITS_FACTOR: '1000', SECRET: secret }),
    ...overrides,
  };
  const connection = await database.open();
  const log = pino(logOptions(config));
  const mails: Mail[] = [];
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const sessions = openLiveSessions(connection.db, clock);
  const deps: Deps = {
    config,
    connection,
    // what comes at an hour of the machine's clock would come in the middle of some test
    jobs: await openJobs(connection, log, { schedule: false }),
    mailer: {
      async send(mail) {
        mails.push(mail);
      },
      async close() {
        mails.length = 0;
      },
    },
    storage: diskStorage(join(folder, 'files'), config.secret),
    documents: openDocumentServices(
      { config, connection, sessions, clock, log },
      sharedProcesses(),
    ),
    sessions,
    push: openPush(config.redisUrl),
    clock,
    log,
  };
  const redis = config.redisUrl ? connectLimits(config.redisUrl, log) : null;
  if (redis) await once(redis, 'ready');
  const app = await buildApp(deps, redis);
  await deps.jobs.start(jobHandlers(deps));
  await app.ready();
  return {
    app,
    deps,
    mails,
    pass(milliseconds) {
      offset += milliseconds;
    },
    async close() {
      await app.close();
      redis?.disconnect();
      await deps.jobs.stop();
      await deps.documents.close();
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
