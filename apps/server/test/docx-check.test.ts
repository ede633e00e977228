import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DOCX_CHECK_MAX_BYTES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { h, p } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { BAD_FILES } from './support/bad-files.ts';
import { buildPerson } from './support/builders.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { solveCaptcha } from './support/solve-captcha.ts';

describe('a DOCX that anybody checks', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer(database);
    token = (await buildPerson(server)).token;
  });
  afterAll(() => server.close());

  const post = (path: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/docx-check${path}`,
      headers: { 'content-type': 'application/octet-stream', 'accept-language': 'ru', ...headers },
      payload: Buffer.from(bytes),
    });
  const signedIn = () => ({ authorization: `Bearer ${token}` });
  const sample = () =>
    zipDocx({ body: [h(1, 'Введение'), p('Слова этой работы стоят здесь, чтобы их проверили.')] });
  /** Files in the scratch of the server and of its children. */
  const left = (folder = join(server.deps.config.dataDir, 'scratch')): string[] => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? left(path) : [path];
    });
  };

  it('is told rule by rule, with places, in the language of the reader, and kept nowhere', async () => {
    const bytes = await sample();
    const { statusCode, body } = await post('', bytes, signedIn());
    expect(statusCode).toBe(200);
    const { groups } = JSON.parse(body);
    const margins = groups.find(({ rule }: { rule: string }) => rule === 'G32-6.1.1-margins');
    expect(margins).toMatchObject({ title: 'Поля страницы', mendable: 1, count: 1 });
    const spacing = groups.find(({ rule }: { rule: string }) => rule === 'G32-6.1.1-spacing');
    expect(spacing.places[0]).toMatchObject({ under: 'Введение', page: null });
    const english = await post('', bytes, { ...signedIn(), 'accept-language': 'en' });
    expect(english.body).toContain('Margins of the page');
    for (const { standard, clause } of JSON.parse(english.body).groups) {
      expect(standard + clause).not.toMatch(/\p{Script=Cyrillic}/u);
    }
    expect(left()).toEqual([]);
  });

  it('comes back mended and with comments for who sends the same file again', async () => {
    const bytes = await sample();
    const { pass } = JSON.parse((await post('', bytes, signedIn())).body);
    const query = (copy: string) => `/copy?copy=${copy}&pass=${encodeURIComponent(pass)}`;
    const mended = await post(query('mended'), bytes);
    expect([mended.statusCode, mended.headers['cache-control']]).toEqual([200, 'no-store']);
    const again = JSON.parse((await post('', mended.rawPayload, signedIn())).body);
    const mendable = again.groups.filter((one: { mendable: number }) => one.mendable > 0);
    expect(mendable).toEqual([]);
    const commented = await post(query('commented'), bytes);
    expect(commented.rawPayload.includes('word/comments')).toBe(true);
    const other = await zipDocx({ body: [p('Другое')] });
    expect((await post(query('mended'), other)).json()).toMatchObject({ code: 'link_invalid' });
    await expect.poll(() => left()).toEqual([]);
  });

  it('leaves the folders of other processes alone, and comes where its own was cleared away', async () => {
    const { config, documents } = server.deps;
    const foreign = join(config.dataDir, 'scratch', 'p-foreign');
    mkdirSync(foreign, { recursive: true });
    utimesSync(foreign, new Date(0), new Date(0));
    rmSync(documents.scratch, { recursive: true });
    expect((await post('', await sample(), signedIn())).statusCode).toBe(200);
    expect(existsSync(foreign)).toBe(true);
  });

  it('asks who is not signed in to prove that he is a person, once', async () => {
    const bytes = await sample();
    const captcha = await solveCaptcha(server);
    const query = `?captcha=${encodeURIComponent(captcha)}`;
    expect((await post(query, bytes)).statusCode).toBe(200);
    expect((await post(query, bytes)).json()).toMatchObject({ code: 'captcha_failed' });
  });

  it('asks for no second proof after a file that is refused, with a captcha or without', async () => {
    const captcha = await solveCaptcha(server);
    for (const query of [`?captcha=${encodeURIComponent(captcha)}`, '']) {
      for (let time = 0; time < 4; time += 1) {
        const refused = await post(query, new Uint8Array([1, 2, 3]));
        expect(refused.json()).toMatchObject({ code: 'import_not_docx' });
      }
      expect((await post(query, await sample())).statusCode).toBe(200);
    }
  });

  it.each(BAD_FILES)('is refused with a reason when it is $name', async ({ code, make }) => {
    const answer = await post('', await make(), signedIn());
    expect(answer.json()).toMatchObject({ code });
    expect(left()).toEqual([]);
  });

  it('is refused when it is empty or too large', async () => {
    expect((await post('', new Uint8Array(), signedIn())).json()).toMatchObject({
      code: 'import_not_docx',
    });
    const large = new Uint8Array(DOCX_CHECK_MAX_BYTES + 1);
    expect((await post('', large, signedIn())).json()).toMatchObject({ code: 'file_too_large' });
    expect(left()).toEqual([]);
  });
});
