import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './database.ts';
import * as schema from './schema/index.ts';

/** Our way to work with an embedded PostgreSQL that is open already. */
export function pgliteConnection(client: PGlite): Connection {
  return {
    kind: 'pglite',
    db: drizzle(client, { schema }),
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
