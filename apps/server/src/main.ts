import { pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { FolderInUse, lockFolder } from './db/lock-folder.ts';
import { watchPglite } from './db/open-pglite.ts';
import { repairDemo } from './demo/repair-demo.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { addFirstOpportunities } from './features/opportunity/public.ts';
import { addFirstArticles } from './features/publication/public.ts';
import { greeting } from './greeting.ts';
import { connectLimits } from './http/connect-limits.ts';
import { jobHandlers } from './job-handlers.ts';
import { logOptions } from './log.ts';
import { openDeps } from './open-deps.ts';

/** Requests under way get so long to end when the process is told to stop. */
const STOP_PATIENCE_MS = 3000;
/** The first pages come before the first file: what works for documents starts so long after the rest. */
const WARM_AFTER_MS = 5000;

/** In both languages, as nobody is asked which one he speaks. */
const DATABASE_BROKEN =
  'Встроенная база данных больше не отвечает: скорее всего, на диске кончилось место. Освободите его и запустите сервер снова, сохранённое не пропало.\n' +
  'The embedded database does not answer any more: most likely the disk is full. Free some space and start the server again, nothing saved is lost.';

/** Starts the process and stops it gracefully on a signal. */
async function start(config: Config): Promise<void> {
  const release = config.databaseUrl ? () => undefined : lockFolder(config.dataDir);
  const log = pino(logOptions(config));
  const deps = await openDeps(config, log);
  await addFirstArticles(deps);
  await addFirstOpportunities(deps);
  if (await seedDemo(deps)) log.info('demo people and projects are made');
  const demoPeople = await repairDemo(deps);
  const redis = config.redisUrl ? connectLimits(config.redisUrl, log) : null;
  const app = await buildApp(deps, redis);
  await deps.jobs.start(jobHandlers(deps));
  await app.listen({ port: config.port, host: config.host });
  setTimeout(() => deps.documents.pool.warm(), WARM_AFTER_MS).unref();
  if (config.logLevel !== 'silent') console.log(greeting(config, demoPeople));

  const unwatch = config.databaseUrl
    ? () => undefined
    : watchPglite(deps.connection, (error) => {
        log.fatal({ err: error }, 'the embedded database does not answer any more');
        console.error(DATABASE_BROKEN);
        process.exit(1);
      });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    unwatch();
    // a browser holds spare connections open on which it never asks anything
    const patience = setTimeout(() => app.server.closeAllConnections(), STOP_PATIENCE_MS);
    await app.close();
    clearTimeout(patience);
    await deps.jobs.stop();
    await deps.documents.close();
    await deps.mailer.close();
    redis?.disconnect();
    await deps.connection.close();
    release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) console.error(`Configuration:\n${error.message}`);
  else console.error(error instanceof FolderInUse ? error.message : error);
  process.exit(1);
}
