import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from './database.ts';

/**
 * Opens a pool to a PostgreSQL server, version 15 or newer. Statements that are given to one connection
 * at once go out together, and their answers come back in one round. `onStatement` hears every statement that
 * Drizzle sends.
 */
export async function openPostgres(
  url: string,
  size = 10,
  onStatement?: (sql: string, params: unknown[]) => void,
): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: size, pipeline: true });
  // a connection that breaks while idle is replaced by the pool; without a listener it ends the process
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    kind: 'postgres',
    db: drizzle(pool, onStatement ? { logger: { logQuery: onStatement } } : {}),
    async execute(sql, onWarning) {
      const client = await pool.connect();
      const hear = ({
        severity,
        message,
      }: {
        severity?: string | undefined;
        message?: string | undefined;
      }) => {
        if (severity === 'WARNING') onWarning?.(message ?? '');
      };
      client.on('notice', hear);
      try {
        await client.query(sql);
      } finally {
        client.off('notice', hear);
        client.release();
      }
    },
    async query(sql, values) {
      const result = await pool.query<Record<string, unknown>>(sql, values);
      // several statements have a result each, whatever the type says
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
    close: () => pool.end(),
  };
}
