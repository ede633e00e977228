import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import type { Connection } from '../../src/db/database.ts';
import { migrateUp } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { pgliteConnection } from '../../src/db/open-pglite.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { openJobs } from '../../src/jobs/open-jobs.ts';

/** What fresh databases of a run are copied from: migrated once, with the queues of jobs. */
export interface Templates {
  /** A file with a dumped PGlite. */
  pglite: string;
  /** A file with one that was dumped before it had a table. */
  emptyPglite: string;
  /** A database of the PostgreSQL server, whose name begins those of all databases of the run. */
  postgres: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    templates: Templates;
  }
}

async function fill(connection: Connection): Promise<void> {
  await migrateUp(connection, migrations);
  const jobs = await openJobs(connection, pino({ level: 'error' }), { schedule: false });
  await jobs.stop();
}

async function dumpPglite(client: PGlite, file: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

async function makePglite({ pglite, emptyPglite }: Templates): Promise<void> {
  const client = await PGlite.create('memory://');
  await dumpPglite(client, emptyPglite);
  await fill(pgliteConnection(client));
  await dumpPglite(client, pglite);
  await client.close();
}

async function makePostgres(server: string, name: string): Promise<void> {
  const admin = await openPostgres(server, 1);
  await admin.execute(`create database ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = await openPostgres(url.href, 1);
  await fill(connection);
  await connection.close();
}

async function dropAll(server: string, start: string): Promise<void> {
  const admin = await openPostgres(server, 1);
  const { rows } = await admin.query(
    'select datname from pg_database where starts_with(datname, $1)',
    [start],
  );
  for (const { datname } of rows) await admin.execute(`drop database ${datname} with (force)`);
  await admin.close();
}

/** Makes the templates before the first test of a run; gives what removes them and their copies after the last. */
export default async function makeTemplates(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'pv-templates-'));
  const templates = {
    pglite: join(folder, 'pglite.tar'),
    emptyPglite: join(folder, 'empty-pglite.tar'),
    postgres: `pv_${randomBytes(6).toString('hex')}`,
  };
  await Promise.all([makePglite(templates), server && makePostgres(server, templates.postgres)]);
  project.provide('templates', templates);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (server) await dropAll(server, templates.postgres);
  };
}
