import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** Where the keys of the files in a folder of the storage are written down. */
interface Owners {
  folder: string;
  column: PgColumn;
}

/** Those of the keys that stand in the column; in other folders, all. */
export async function ownedKeys(
  executor: Executor,
  keys: readonly string[],
  { folder, column }: Owners,
): Promise<ReadonlySet<string>> {
  const here = keys.filter((key) => key.startsWith(`${folder}/`));
  const elsewhere = keys.filter((key) => !here.includes(key));
  if (here.length === 0) return new Set(elsewhere);
  const rows = await executor
    .select({ key: sql<string>`${column}` })
    .from(column.table)
    .where(inArray(column, here));
  return new Set([...elsewhere, ...rows.map(({ key }) => key)]);
}
