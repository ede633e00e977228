import { endpoints } from '@pv/contract';
import type { Executor } from '../../apps/server/src/db/database.ts';
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { checkKind, loadState } from '../../apps/server/src/features/approval/public.ts';
import { listLog } from '../../apps/server/src/features/log/list/list-log.ts';
import {
  findDuePeople,
  findDueProjects,
} from '../../apps/server/src/features/notification/reminders/find-due.ts';
import { selectRows } from '../../apps/server/src/features/project/list/list-projects.ts';
import { countWaiting } from '../../apps/server/src/features/review/waiting/count-waiting.ts';
import { listWaiting } from '../../apps/server/src/features/review/waiting/list-waiting.ts';

/** A statement as it goes to the database. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** The very statements that `read` sends to the database, in their order. */
export async function statementsOf(
  databaseUrl: string,
  read: (db: Executor) => PromiseLike<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const connection = await openPostgres(databaseUrl, 1, (sql, params) =>
    sent.push({ sql, params }),
  );
  await read(connection.db);
  await connection.close();
  return sent;
}

/** What the first page of somebody's list asks for; `text` is searched everywhere. */
export function listStatements(databaseUrl: string, userId: string, text = '') {
  const asked = endpoints.project.list.query.parse({ ...(text && { all_parameters: text }) });
  const reader = { userId, locale: 'ru', now: new Date() } as const;
  return statementsOf(databaseUrl, (db) => selectRows(db, { ...asked, type: 'nir' }, reader));
}

/** What the page of a project asks for. */
export function pageStatements(databaseUrl: string, id: string, userId: string) {
  return statementsOf(databaseUrl, async (db) => {
    await checkKind(db, id, 'nir');
    await loadState(db, id, userId);
  });
}

/** What the newest page of somebody's log asks for. */
export function logStatements(databaseUrl: string, userId: string) {
  const asked = endpoints.log.list.query.parse({});
  return statementsOf(databaseUrl, (db) => listLog(db, asked, userId));
}

/** What the first page of the board of what waits for somebody asks for. */
export function boardStatements(databaseUrl: string, userId: string) {
  const asked = endpoints.review.waiting.query.parse({});
  const rules = { restoreUnchanged: true, contentChecks: {} };
  const reader = { userId, now: new Date(), rules };
  return statementsOf(databaseUrl, (db) => listWaiting(db, asked, reader));
}

/** What the count of all that waits for somebody asks for. */
export function countStatements(databaseUrl: string, userId: string) {
  return statementsOf(databaseUrl, (db) => countWaiting(db, userId, new Date()));
}

/** What an hourly run of the reminders asks for to find who is due, half an hour after projects were made. */
export function reminderStatements(databaseUrl: string) {
  const now = new Date(Date.now() + 30 * 60_000);
  return statementsOf(databaseUrl, async (db) => {
    const due = await findDueProjects(db, { now, after: null, limit: 100 });
    await findDuePeople(db, due, now.toISOString().slice(0, 10));
  });
}
