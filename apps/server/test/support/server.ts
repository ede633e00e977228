import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Deps } from '../../src/context.ts';
import { connectLimits } from '../../src/http/connect-limits.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { openLiveSessions } from '../../src/live-sessions.ts';
import { logOptions } from '../../src/log.ts';
import type { Mail } from '../../src/mail/mailer.ts';
import { openDocumentServices } from '../../src/open-documents.ts';
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
    documents: openDocumentServices({ config, connection, sessions, clock, log }),
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
