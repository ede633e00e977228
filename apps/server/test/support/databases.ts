import { randomUUID } from 'node:crypto';
import type { Connection } from '../../src/db/database.ts';
import { migrateUp } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openPglite } from '../../src/db/open-pglite.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';

/** A kind of database that integration tests run on. */
export interface TestDatabase {
  name: string;
  /** Opens a fresh, migrated database of its own. */
  open(): Promise<Connection>;
  /** Opens a fresh database without a table. */
  openEmpty(): Promise<Connection>;
}

async function createPostgres(server: string): Promise<string> {
  const name = `pv_${randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres(server, 1);
  await admin.execute(`create database ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function database(name: string, openEmpty: () => Promise<Connection>): TestDatabase {
  return {
    name,
    openEmpty,
    async open() {
      const connection = await openEmpty();
      await migrateUp(connection, migrations);
      return connection;
    },
  };
}

const server = process.env.TEST_DATABASE_URL;

/** PGlite always; PostgreSQL where the test command has started a server. */
export const databases: TestDatabase[] = [
  database('PGlite', () => openPglite(null)),
  ...(server
    ? [database('PostgreSQL', async () => openPostgres(await createPostgres(server)))]
    : []),
];

/** The same for a server in a process of its own: what its environment says of a fresh database. */
export const processDatabases: { name: string; environment(): Promise<Record<string, string>> }[] =
  [
    { name: 'PGlite', environment: async () => ({}) },
    ...(server
      ? [
          {
            name: 'PostgreSQL',
            environment: async () => ({ DATABASE_URL: await createPostgres(server) }),
          },
        ]
      : []),
  ];
