import { endpoints } from '@pv/contract';
import type { Executor } from '../../apps/server/src/db/database.ts';
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { checkKind, loadState } from '../../apps/server/src/features/approval/public.ts';
import { selectRows } from '../../apps/server/src/features/project/list/list-projects.ts';

/** A statement as it goes to the database. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** The very statements that `read` sends to the database, in their order. */
async function statementsOf(
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

/** How the database goes about a statement, with the times that it took. */
export async function planOf(databaseUrl: string, { sql, params }: Statement): Promise<string> {
  const connection = await openPostgres(databaseUrl, 1);
  const explained = `explain (analyze, costs off, timing off) ${sql}`;
  const { rows } = await connection.query(explained, params);
  await connection.close();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
