import { endpoints } from '@pv/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from '../../apps/server/src/db/database.ts';
import * as schema from '../../apps/server/src/db/schema/index.ts';
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
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const logger = {
    logQuery: (sql: string, params: unknown[]) => {
      sent.push({ sql, params });
    },
  };
  await read(drizzle(pool, { schema, logger }));
  await pool.end();
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
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query(`explain (analyze, costs off, timing off) ${sql}`, params);
  await pool.end();
  return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
}
