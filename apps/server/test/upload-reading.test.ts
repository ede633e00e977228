import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import type { Storage } from '../src/storage/storage.ts';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { documentOf, finishPicture, put, startPicture } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject } from './support/world.ts';

const bytes = png(6, 4);
const size = bytes.length;

describe('an upload that is read', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  /** Runs `finish` while the storage is asked what `table` locks; says whether anything was locked then. */
  async function whileReading(table: string, finish: () => Promise<{ status: number }>) {
    const { storage, connection } = server.deps;
    const { get, size: sizeOf } = storage;
    const looked: string[] = [];
    const look = async () => {
      // in a transaction on PGlite this would wait for itself, on PostgreSQL a lock of it would refuse
      await connection.query(`select id from ${table} for update nowait`);
      looked.push(table);
    };
    const spied: Partial<Storage> = {
      get: (key) => look().then(() => get(key)),
      size: (key) => look().then(() => sizeOf(key)),
    };
    Object.assign(storage, spied);
    const { status } = await finish();
    Object.assign(storage, { get, size: sizeOf });
    expect(looked).not.toEqual([]);
    return status;
  }

  it('for a message to the support keeps nobody waiting', async () => {
    const body = { name: 'снимок.png', size };
    const file = (await call(server, 'POST', '/support/files', { body })).body;
    await put(server, file.upload_url, bytes);
    const finish = () => call(server, 'POST', `/support/files/${file.key}/finish`);
    expect(await whileReading('support_files', finish)).toBe(204);
    expect((await finish()).status).toBe(204);
  });

  it('for a message and given up meanwhile is gone with its bytes', async () => {
    const body = { name: 'снимок.png', size };
    const file = (await call(server, 'POST', '/support/files', { body })).body;
    await put(server, file.upload_url, bytes);
    const { storage } = server.deps;
    const { file: pathOf } = storage;
    const sealed: string[] = [];
    storage.file = async (key) => {
      sealed.push(key);
      const path = await pathOf(key);
      storage.file = pathOf;
      await server.deps.connection.query(`delete from support_files where key = $1`, [file.key]);
      return path;
    };
    const finished = await call(server, 'POST', `/support/files/${file.key}/finish`);
    expect([finished.status, finished.body.code]).toEqual([404, 'not_found']);
    expect(sealed).toHaveLength(1);
    for (const key of sealed) expect(await storage.size(key)).toBeNull();
  });

  it('for an article keeps nobody waiting', async () => {
    const editor = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
    const as = (url: string, body?: object) =>
      call(server, 'POST', url, { token: editor.token, body });
    const { id } = (await as('/editor/articles', { section: 'news' })).body;
    const picture = { name: 'Схема.png', size, type: 'image/png' };
    const added = (await as(`/editor/articles/${id}/pictures`, picture)).body;
    await put(server, added.upload_url, bytes);
    const finish = () => as(`/editor/pictures/${added.picture_id}/finish`);
    expect(await whileReading('article_pictures', finish)).toBe(200);
  });

  it('for a document keeps nobody waiting', async () => {
    const world = await buildProject(server.deps);
    const document = await documentOf(server, world);
    const { body } = await startPicture(server, document, world.student, { bytes });
    await put(server, body.upload_url, bytes);
    const finish = () => finishPicture(server, body.asset_id, world.student);
    expect(await whileReading('document_assets', finish)).toBe(200);
  });
});

describe('files for messages in a day', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { limitsFactor: 1 });
  });
  afterAll(() => server.close());

  const MINUTE = 60_000;
  const start = (from: string, megabytes: number, token?: string) =>
    call(server, 'POST', '/support/files', {
      from,
      body: { name: 'запись.mp4', size: megabytes * 1024 * 1024 },
      ...(token && { token }),
    });

  it('are so many bytes from a network without an account, and the refusal says when there is room', async () => {
    const from = '10.20.30.40';
    for (let n = 0; n < 15; n++) {
      expect((await start(from, 20)).status).toBe(201);
      server.pass(MINUTE);
    }
    const refused = await start(from, 20);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused.body.detail).toEqual([
      'За сутки приложено слишком много файлов. Следующий можно приложить через 24\u00a0часа.',
    ]);
    const wait = Number(refused.body.data.wait);
    expect(Math.abs(wait - (24 * 60 - 15) * 60)).toBeLessThanOrEqual(60);
    expect((await start('10.20.30.41', 20)).status).toBe(201);
    const { token } = await buildPerson(server);
    expect((await start(from, 20, token)).status).toBe(201);
    server.pass(wait * 1000);
    expect((await start(from, 20)).status).toBe(201);
    expect((await start(from, 20)).status).toBe(429);
  });

  it('are so many of a person, small as they are, wherever he writes from', async () => {
    const { token } = await buildPerson(server);
    for (let n = 0; n < 60; n++) {
      expect((await start(`10.1.${n}.1`, 1, token)).status).toBe(201);
    }
    const refused = await start('10.2.0.1', 1, token);
    expect(refused.status).toBe(429);
    expect(Number(refused.body.data.wait)).toBeGreaterThan(23 * 60 * 60);
  });
});
