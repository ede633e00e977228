import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from './database.ts';
import * as schema from './schema/index.ts';

/**
 * Opens a pool to a PostgreSQL server, version 15 or newer. `onStatement` hears every statement that
 * Drizzle sends.
 */
export async function openPostgres(
  url: string,
  size = 10,
  onStatement?: (sql: string, params: unknown[]) => void,
): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: size });
  // a connection that breaks while idle is replaced by the pool; without a listener it ends the process
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema, ...(onStatement && { logger: { logQuery: onStatement } }) }),
    async execute(sql) {
      await pool.query(sql);
    },
    async query(sql, values) {
      const result = await pool.query<Record<string, unknown>>(sql, values);
      return { rows: result.rows };
    },
    close: () => pool.end(),
  };
}
