import { PROJECT_MAX_BYTES } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentAssets } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import {
  addPicture,
  documentOf,
  finishPicture,
  get,
  put,
  startPicture,
} from './support/document-calls.ts';
import { encodePng } from './support/encode-png.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject } from './support/world.ts';

const png = encodePng(30, 20, (x) => [x, 80, 120]);

describe('pictures of a document', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(async () => {
    await server.close();
  });

  it('takes a picture in, measures it and shows it at an address that needs no token', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const { status, body } = await addPicture(server, id, world.student, { bytes: png });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'схема.png', mime: 'image/png', width: 30, height: 20 });
    const shown = await get(server, body.url);
    expect(shown.status).toBe(200);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.headers['content-disposition']).toContain('inline');
    expect(Buffer.compare(shown.bytes, png)).toBe(0);
    const list = await call(server, 'GET', `/document/${id}/asset`, world.curator);
    expect(list.body.assets).toHaveLength(1);
  });

  it('takes a picture in once when it is told twice at once that it is uploaded', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const added = await startPicture(server, id, world.student, { bytes: png });
    await put(server, added.body.upload_url, png);
    const finish = () => finishPicture(server, added.body.asset_id, world.student);
    const [one, other] = await Promise.all([finish(), finish()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toMatchObject({ id: other.body.id, width: 30 });
    expect((await get(server, other.body.url)).bytes).toHaveLength(png.length);
  });

  it('keeps the bytes out of reach of the upload address', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const added = await startPicture(server, id, world.student, { bytes: png });
    const finish = () => finishPicture(server, added.body.asset_id, world.student);
    expect((await finish()).body.code).toBe('file_missing');
    await put(server, added.body.upload_url, png);
    const taken = await finish();
    await put(
      server,
      added.body.upload_url,
      encodePng(1, 1, () => [0, 0, 0]),
    );
    expect(await finish()).toMatchObject({ status: 200, body: { width: 30 } });
    expect((await get(server, taken.body.url)).bytes).toHaveLength(png.length);
    const { db } = server.deps.connection;
    const [row] = await db.select().from(documentAssets).where(eq(documentAssets.documentId, id));
    expect(row).toMatchObject({ ready: true, size: png.length });
    expect(row?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('judges a file by its bytes and refuses what is no picture, SVG and what is too large', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const refusal = async (file: Parameters<typeof addPicture>[3]) =>
      (await addPicture(server, id, world.student, file)).body.code;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect(await refusal({ bytes: svg, type: 'image/svg+xml' })).toBe('file_type_refused');
    expect(await refusal({ bytes: svg, type: 'image/png' })).toBe('file_type_refused');
    const wide = encodePng(1, 1, () => [0, 0, 0]);
    wide.writeUInt32BE(60_000, 16);
    wide.writeUInt32BE(60_000, 20);
    expect(await refusal({ bytes: wide })).toBe('file_too_large');
    const body = { name: 'а.png', size: 21 * 1024 * 1024, type: 'image/png' };
    const big = await call(server, 'POST', `/document/${id}/asset`, { ...world.student, body });
    expect(big.body.code).toBe('file_too_large');
    expect((await call(server, 'GET', `/document/${id}/asset`, world.student)).body.assets).toEqual(
      [],
    );
  });

  it('takes no picture for which the project has no room, and says so in both languages', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const { student } = world;
    const { db } = server.deps.connection;
    const hold = (size: number) =>
      db.update(documentAssets).set({ size }).where(eq(documentAssets.documentId, id));
    expect((await addPicture(server, id, student, { bytes: png })).status).toBe(200);
    await hold(PROJECT_MAX_BYTES - 2 * png.length);
    const start = (language: 'ru' | 'en' = 'ru') => {
      const body = { name: 'а.png', size: png.length, type: 'image/png' };
      return call(server, 'POST', `/document/${id}/asset`, { ...student, body, language });
    };
    const [early, last] = [(await start()).body, (await start()).body];
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([422, 'project_full']);
    expect(refused.body.detail[0]).toMatch(/Рисункам.*2\sГБ/);
    expect((await start('en')).body.detail[0]).toMatch(/Pictures.*2\sGB/);
    for (const { upload_url } of [early, last]) await put(server, upload_url, png);
    server.pass(11 * 60_000);
    // those whose address works no more hold no room, and need it anew
    const late = (await start()).body;
    expect((await finishPicture(server, early.asset_id, student)).status).toBe(200);
    expect((await finishPicture(server, last.asset_id, student)).body.code).toBe('project_full');
    await put(server, late.upload_url, png);
    expect((await finishPicture(server, late.asset_id, student)).status).toBe(200);
  });

  it('takes no more bytes than were promised', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const body = { name: 'а.png', size: 10, type: 'image/png' };
    const added = await call(server, 'POST', `/document/${id}/asset`, { ...world.student, body });
    expect(await put(server, added.body.upload_url, png)).toBe(422);
  });

  it('answers guests, strangers and readers as the rules say', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const { body: picture } = await addPicture(server, id, world.student, { bytes: png });
    const body = { name: 'а.png', size: 10, type: 'image/png' };
    const calls = [
      ['GET', `/document/${id}/asset`, undefined],
      ['POST', `/document/${id}/asset`, body],
      ['PATCH', `/document/asset/${picture.id}`, { uploaded: true }],
    ] as const;
    for (const [method, url, payload] of calls) {
      expect((await call(server, method, url, { body: payload })).status).toBe(401);
      const foreign = await call(server, method, url, { ...world.stranger, body: payload });
      expect(foreign.status).toBe(404);
    }
    for (const [method, url, payload] of calls.slice(1)) {
      const reader = await call(server, method, url, { ...world.curator, body: payload });
      expect(reader.body.code).toBe('forbidden');
    }
    const wrong = { ...world.student, body: { name: '', size: -1, type: 'x' } };
    expect((await call(server, 'POST', `/document/${id}/asset`, wrong)).status).toBe(422);
  });

  it('takes nothing into a document that waits for a reviewer', async () => {
    const world = await buildProject(server.deps, {
      status: 'result_sent_for_approval_to_curator',
    });
    const id = await documentOf(server, world);
    const { body } = await addPicture(server, id, world.student, { bytes: png });
    expect(body.code).toBe('section_locked');
  });
});
