import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Deps } from './context.ts';
import { migrateUp } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { openPglite } from './db/open-pglite.ts';
import { openPostgres } from './db/open-postgres.ts';
import { isDemoAddress } from './demo/people.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openLiveSessions } from './live-sessions.ts';
import { fileMailer } from './mail/file-mailer.ts';
import { skipDemo } from './mail/skip-demo.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { openDocumentServices } from './open-documents.ts';
import { openPush } from './push/open-push.ts';
import { diskStorage } from './storage/disk-storage.ts';

/** Opens everything that the configuration asks for, with the schema migrated. */
export async function openDeps(config: Config, log: Deps['log']): Promise<Deps> {
  const clock = () => new Date();
  const connection = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openPglite(join(config.dataDir, 'db'));
  await migrateUp(connection, migrations, (text) => log.warn(text));
  const sessions = openLiveSessions(connection.db, clock);
  return {
    config,
    connection,
    jobs: await openJobs(connection, log),
    mailer: config.smtpUrl
      ? skipDemo(smtpMailer(config.smtpUrl, config.mailFrom), isDemoAddress)
      : fileMailer(join(config.dataDir, 'mail'), config.mailFrom, clock),
    storage: diskStorage(join(config.dataDir, 'files'), config.secret),
    documents: openDocumentServices({ config, connection, sessions, clock, log }),
    sessions,
    push: openPush(config.redisUrl),
    clock,
    log,
  };
}
