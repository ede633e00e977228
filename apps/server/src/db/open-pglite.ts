import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './database.ts';

/** Our way to work with an embedded PostgreSQL that is open already. */
export function pgliteConnection(client: PGlite): Connection {
  return {
    kind: 'pglite',
    db: drizzle(client),
    async execute(sql, onWarning) {
      await client.exec(sql, {
        onNotice({ severity, message }) {
          if (severity === 'WARNING') onWarning?.(message ?? '');
        },
      });
    },
    async query(sql, values) {
      if (values?.length) return client.query<Record<string, unknown>>(sql, values);
      // the extended protocol takes one statement only; without values several may come at once
      const results = await client.exec(sql);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    close: () => client.close(),
  };
}

/**
 * Opens the embedded PostgreSQL in a folder. It belongs to one process: the caller holds the lock of
 * the folder.
 */
export async function openPglite(folder: string): Promise<Connection> {
  return pgliteConnection(await PGlite.create(folder));
}

const WATCH_MS = 5000;

/**
 * Asks the embedded database now and then whether it still answers: after a full disk it refuses every
 * statement for ever, though there is room again. Gives the way to stop.
 * @param onBroken called once, when it did not answer twice in a row
 */
export function watchPglite(
  connection: Pick<Connection, 'query'>,
  onBroken: (error: unknown) => void,
  every = WATCH_MS,
): () => void {
  let failures = 0;
  const timer = setInterval(async () => {
    try {
      await connection.query('select 1');
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < 2) return;
      clearInterval(timer);
      onBroken(error);
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
