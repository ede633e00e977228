import type { Locale } from '@pv/texts';
import type { Config } from './config.ts';
import type { Connection, Transaction } from './db/database.ts';
import type { DocumentServices } from './documents/services.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Push } from './push/open-push.ts';
import type { Storage } from './storage/storage.ts';

/** What the process is made of; built in `main.ts` or by a test, and passed down. */
export interface Deps {
  config: Config;
  connection: Connection;
  jobs: Jobs;
  mailer: Mailer;
  storage: Storage;
  documents: DocumentServices;
  sessions: LiveSessions;
  push: Push;
  clock: () => Date;
  log: Log;
}

/** Who is calling: the person of the access token. */
export interface Actor {
  userId: string;
  email: string;
  sessionId: string;
  /** Null until the required profile fields are filled. */
  profileName: string | null;
}

export type { Locale };

/** What an operation works in: one transaction, one clock, and what is to happen after the commit. */
export interface Work {
  trx: Transaction;
  deps: Deps;
  now: Date;
  /**
   * Registers what may only happen once the transaction is committed, such as waking a worker. A promise
   * is waited for before the answer, and must not reject: what is committed has succeeded.
   */
  afterCommit(action: () => void | Promise<void>): void;
}

/** Runs `operation` in one transaction; the actions after the commit run only if it commits. */
export async function inTransaction<T>(
  deps: Deps,
  operation: (work: Work) => Promise<T>,
): Promise<T> {
  const actions: (() => void | Promise<void>)[] = [];
  const result = await deps.connection.db.transaction((trx) =>
    operation({
      trx,
      deps,
      now: deps.clock(),
      afterCommit: (action) => actions.push(action),
    }),
  );
  await Promise.all(actions.map((action) => action()));
  return result;
}
