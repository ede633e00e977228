import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databases } from './support/databases.ts';
import { startServer } from './support/server.ts';

it('gives the page for every path of the browser, and nothing in place of a missing file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pv-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Провектор</title>');
  writeFileSync(join(folder, 'assets', 'app.js'), '1');
  const [database] = databases;
  if (!database) throw new Error('no database to test on');
  const server = await startServer(database, { webDir: folder });
  const page = await server.app.inject('/projects');
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect((await server.app.inject('/assets/app.js')).body).toBe('1');
  expect((await server.app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await server.app.inject('/api/gone')).json().code).toBe('not_found');
  await server.close();
  rmSync(folder, { recursive: true });
});
