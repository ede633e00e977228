import type { Connection } from './database.ts';

/** A named step of the schema, with its way back. */
export interface Migration {
  /** `YYYYMMDDTHHMMSS_verb_phrase`. */
  name: string;
  up: string;
  down: string;
}

// the same number in every process, so that two that start at once do not migrate together
const LOCK = 7_102_018;

/**
 * One block is one transaction on both databases: all of it happens or nothing. Two processes come in
 * one after the other.
 */
const block = (statements: string): string => `
  do $migration$ begin
    perform pg_advisory_xact_lock(${LOCK});
    ${statements}
  end $migration$`;

const LEDGER = block(`
  create table if not exists migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  );
`);

async function applied(connection: Connection): Promise<Set<string>> {
  const { rows } = await connection.query('select name from migrations');
  return new Set(rows.map((row) => String(row.name)));
}

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/**
 * Applies what is missing, each in a transaction of its own; `onWarning` hears what the operator has to
 * know. Gives the names that were missing.
 */
export async function migrateUp(
  connection: Connection,
  migrations: readonly Migration[],
  onWarning?: (text: string) => void,
): Promise<string[]> {
  await connection.execute(LEDGER);
  const done = await applied(connection);
  const missing = migrations.filter((migration) => !done.has(migration.name));
  for (const { name, up } of missing) {
    await connection.execute(
      block(`
        if not exists (select from migrations where name = ${quoted(name)}) then
          insert into migrations (name) values (${quoted(name)});
          execute $up$ ${up} $up$;
        end if;
      `),
      onWarning,
    );
  }
  return missing.map((migration) => migration.name);
}

/** Takes back everything down to and including `name`, newest first. */
export async function migrateDown(
  connection: Connection,
  migrations: readonly Migration[],
  name: string,
): Promise<void> {
  const done = await applied(connection);
  for (const migration of migrations.toReversed()) {
    if (done.has(migration.name)) {
      await connection.execute(
        block(`
          execute $down$ ${migration.down} $down$;
          delete from migrations where name = ${quoted(migration.name)};
        `),
      );
    }
    if (migration.name === name) return;
  }
}
