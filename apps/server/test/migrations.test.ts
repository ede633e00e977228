import { MOVE_CALLS } from '@pv/contract';
import { getTableColumns, is, type Table } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../src/db/database.ts';
import { migrateDown, migrateUp } from '../src/db/migrate.ts';
import { letAWorkHaveOneDocument } from '../src/db/migrations/20261126T203000_let_a_work_have_one_document.ts';
import { migrations } from '../src/db/migrations/index.ts';
import * as schema from '../src/db/schema/index.ts';
import { databases } from './support/databases.ts';

const OF_PUBLIC = "table_schema = 'public' and table_name <> 'migrations'";

async function columns({ query }: Connection) {
  const { rows } = await query(
    `select table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where ${OF_PUBLIC} order by 1, 2`,
  );
  return rows;
}

/** Everything else that migrations make: indexes with their conditions, triggers, functions. */
async function things({ query }: Connection) {
  const { rows } = await query(
    `select indexdef as thing from pg_indexes
       where schemaname = 'public' and tablename <> 'migrations'
     union select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     union select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace and conrelid <> 'migrations'::regclass
     union select proname::text from pg_proc where pronamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows.map(({ thing }) => String(thing));
}

it('migrations stand in the order of their names and have names of the agreed form', () => {
  const names = migrations.map((migration) => migration.name);
  expect(names).toEqual([...names].sort());
  for (const name of names) expect(name).toMatch(/^\d{8}T\d{6}_[a-z_]+$/);
});

// on both databases: each step runs on each of them
describe.each(databases)('migrations on $name', ({ open, openEmpty }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('make exactly the columns that the code reads and writes', async () => {
    const tables = Object.values(schema).filter((one) => is(one, PgTable));
    const expected = tables.flatMap((table) =>
      Object.values(getTableColumns(table as Table)).map(
        ({ name, notNull }) => `${getTableConfig(table).name}.${name} ${notNull}`,
      ),
    );
    const made = (await columns(connection)).map(
      ({ table_name, column_name, is_nullable }) =>
        `${table_name}.${column_name} ${is_nullable === 'NO'}`,
    );
    expect(made).toEqual(expected.sort());
  });

  it('index the open calls of all reasons that a decision settles, and of no others', async () => {
    const { rows } = await connection.query(
      "select pg_get_indexdef('notifications_open_calls'::regclass) as made",
    );
    const reasons = [...String(rows[0]?.made).matchAll(/'(\w+)'/g)].map(([, reason]) => reason);
    expect(reasons.sort()).toEqual([...MOVE_CALLS].sort());
  });

  it('go down to an empty schema and up again', async () => {
    const before = [await columns(connection), await things(connection)];
    await migrateDown(connection, migrations, migrations[0]?.name ?? '');
    expect([await columns(connection), await things(connection)]).toEqual([[], []]);
    expect(await migrateUp(connection, migrations)).toHaveLength(migrations.length);
    expect([await columns(connection), await things(connection)]).toEqual(before);
    expect(await migrateUp(connection, migrations)).toEqual([]);
  });

  it('do not go back where the one document of a work would be deleted', async () => {
    await connection.execute('alter table documents drop constraint documents_project_id_fkey');
    await connection.query(
      `insert into documents (id, project_id, created_at, updated_at)
       values (gen_random_uuid(), gen_random_uuid(), now(), now())`,
    );
    const down = migrateDown(connection, migrations, letAWorkHaveOneDocument.name);
    await expect(down).rejects.toThrow('one document');
    const { rows } = await connection.query('select count(*)::int as count from documents');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('leave nothing of a step that fails', async () => {
    const fresh = await openEmpty();
    const broken = {
      name: '20990101T000000_break',
      up: 'create table half (id int); create table half (id int);',
      down: '',
    };
    await expect(migrateUp(fresh, [broken])).rejects.toThrow('half');
    const { rows } = await fresh.query("select to_regclass('half') as half");
    expect(rows).toEqual([{ half: null }]);
    const mended = { ...broken, up: 'create table half (id int);' };
    expect(await migrateUp(fresh, [mended])).toEqual([broken.name]);
    await fresh.close();
  });

  it('are applied once by processes that start at once', async () => {
    const fresh = await openEmpty();
    await Promise.all([1, 2, 3].map(() => migrateUp(fresh, migrations)));
    const { rows } = await fresh.query('select count(*)::int as count from migrations');
    expect(rows).toEqual([{ count: migrations.length }]);
    await fresh.close();
  });
});
