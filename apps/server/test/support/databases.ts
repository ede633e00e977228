import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { pgliteConnection } from '../../src/db/open-pglite.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';

/** A kind of database that integration tests run on. */
export interface TestDatabase {
  name: string;
  /** Opens a fresh, migrated database of its own. */
  open(): Promise<Connection>;
  /** Opens a fresh database without a table. */
  openEmpty(): Promise<Connection>;
}

const templates = inject('templates');
const server = process.env.TEST_DATABASE_URL;

const kept = new Map<string, Blob>();
/** A copy of what was dumped, which is read once. */
function copyPglite(file: string, target = 'memory://'): Promise<PGlite> {
  const loadDataDir = kept.get(file) ?? new Blob([readFileSync(file)]);
  kept.set(file, loadDataDir);
  return PGlite.create(target, { loadDataDir });
}

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () => pgliteConnection(await copyPglite(templates.pglite)),
  openEmpty: async () => pgliteConnection(await copyPglite(templates.emptyPglite)),
};

async function administer(address: string, statement: string): Promise<void> {
  const admin = await openPostgres(address, 1);
  await admin.execute(statement);
  await admin.close();
}

/** A fresh database of the server at `address`, a copy of `template`: its name and its own address. */
async function createPostgres(address: string, template: string) {
  // several times quicker than through the log, which a copy of a small database does not need
  const name = `${templates.postgres}_${randomBytes(6).toString('hex')}`;
  await administer(address, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

function postgres(address: string): TestDatabase {
  const open = async (template: string) => {
    const { name, url } = await createPostgres(address, template);
    const connection = await openPostgres(url);
    return {
      ...connection,
      async close() {
        await connection.close();
        await administer(address, `drop database ${name} with (force)`);
      },
    };
  };
  return {
    name: 'PostgreSQL',
    open: () => open(templates.postgres),
    openEmpty: () => open('template0'),
  };
}

/** What most tests run on: PostgreSQL where the test command has started a server, otherwise PGlite. */
export const database: TestDatabase = server ? postgres(server) : pglite;

/** Both kinds, for what depends on the database; a test that takes them says on what. */
export const databases: TestDatabase[] = server ? [pglite, database] : [pglite];

/** Puts a fresh, migrated database where a server of the data folder `folder` opens it. */
export async function putPglite(folder: string): Promise<void> {
  const client = await copyPglite(templates.pglite, join(folder, 'db'));
  await client.close();
}

/** The same for a server in a process of its own: what its environment says of a fresh database. */
export const processDatabases: {
  name: string;
  environment(folder: string): Promise<Record<string, string>>;
}[] = [
  {
    name: 'PGlite',
    async environment(folder) {
      await putPglite(folder);
      return {};
    },
  },
  ...(server
    ? [
        {
          name: 'PostgreSQL',
          environment: async () => ({
            DATABASE_URL: (await createPostgres(server, templates.postgres)).url,
          }),
        },
      ]
    : []),
];
