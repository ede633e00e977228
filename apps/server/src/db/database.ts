import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';

/** Drizzle is told of no tables: relational queries, which nobody uses, would be made anew for every transaction. */
type NoSchema = Record<string, never>;

/** What a raw statement gives, in both drivers. */
export interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** Drizzle over PGlite or over PostgreSQL: the same calls, the same SQL. */
export type Database = PgDatabase<RowsResult, NoSchema>;

/** A transaction; functions that need one ask for it by this type. */
export type Transaction = PgTransaction<RowsResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** What read-only queries take: either of the two. */
export type Executor = Database | Transaction;

/** An open database and how to work beneath Drizzle. */
export interface Connection {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** Runs several statements without parameters; `onWarning` hears what they warn of. */
  execute(sql: string, onWarning?: (text: string) => void): Promise<void>;
  /**
   * Runs one statement with `$1`-style parameters, or several without: then it gives the rows of all. The
   * job queue needs it.
   */
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}
