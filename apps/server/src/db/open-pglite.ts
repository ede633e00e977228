import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './database.ts';
import * as schema from './schema/index.ts';

/**
 * Opens the embedded PostgreSQL. `folder` null keeps everything in memory. Belongs to one process:
 * the caller holds the lock of the folder.
 */
export async function openPglite(folder: string | null): Promise<Connection> {
  const client = await PGlite.create(folder ?? 'memory://');
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
