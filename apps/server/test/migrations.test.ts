import { describe, expect, it } from 'vitest';
import { migrateDown, migrateUp } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { databases } from './support/databases.ts';

describe.each(databases)('migrations on $name', ({ open }) => {
  it('stand in the order of their names and have names of the agreed form', () => {
    const names = migrations.map((migration) => migration.name);
    expect(names).toEqual([...names].sort());
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{6}_[a-z_]+$/);
  });

  it('go down to an empty schema and up again', async () => {
    const connection = await open();
    const tables = async () => {
      const { rows } = await connection.query(
        `select table_name, column_name, data_type from information_schema.columns
         where table_schema = 'public' and table_name <> 'migrations' order by 1, 2`,
      );
      return rows;
    };
    const before = await tables();
    await migrateDown(connection, migrations, migrations[0]?.name ?? '');
    expect(await tables()).toEqual([]);
    expect(await migrateUp(connection, migrations)).toHaveLength(migrations.length);
    expect(await tables()).toEqual(before);
    await connection.close();
  });
});
