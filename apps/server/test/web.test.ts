import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const HTML = 'text/html; charset=utf-8';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server over a built app of two files, with `render` as the body of its renderer, if it has any. */
async function serve(render?: string): Promise<TestServer> {
  const parent = mkdtempSync(join(tmpdir(), 'pv-web-'));
  const folder = join(parent, 'web');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Провектор</title>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'app.js'), '1');
  writeFileSync(join(folder, 'assets', 'app.js.gz'), gzipSync('1'));
  if (render) {
    mkdirSync(`${folder}-server`);
    writeFileSync(join(`${folder}-server`, 'package.json'), '{"type":"module"}');
    writeFileSync(join(`${folder}-server`, 'render.js'), render);
  }
  const server = await startServer(database, { webDir: folder, logLevel: 'silent' });
  closing.push(async () => {
    await server.close();
    rmSync(parent, { recursive: true });
  });
  return server;
}

const renderer = (body: string) =>
  `export const openRenderer = () => ({ paths: [], render: async (asked) => { ${body} } });`;

it('gives the page for every path of the browser, and nothing in place of a missing file', async () => {
  const { app } = await serve();
  const page = await app.inject('/projects');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, HTML]);
  expect((await app.inject('/assets/app.js')).body).toBe('1');
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await app.inject('/api/gone')).json().code).toBe('not_found');
  expect((await app.inject('/sitemap.xml')).body).toContain('</urlset>');
});

it('sends a script packed to who can unpack it', async () => {
  const { app } = await serve();
  const url = '/assets/app.js';
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe('1');
  const whole = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  expect([whole.headers['content-encoding'], whole.body]).toEqual([undefined, '1']);
});

it.each([
  ['breaks', renderer("throw new Error('broken');")],
  ['cannot be loaded', 'throw new Error("broken build");'],
  ['would change something', renderer("await asked.transport('/api/x', { method: 'POST' });")],
  ['leads to another site', renderer("return { kind: 'moved', to: '//evil.example' };")],
  ['leads to itself', renderer("return { kind: 'moved', to: asked.address };")],
])('leaves a page to the browser whose drawing %s', async (_, render) => {
  const { app } = await serve(render);
  const page = await app.inject('/articles-news');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, HTML]);
  expect(page.body).toContain('<title>Провектор</title>');
});

it('leaves a page to the browser whose drawing never ends', async () => {
  const { timeout } = AbortSignal;
  // ten seconds pass in a tenth of one
  const hurried = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => timeout.call(AbortSignal, milliseconds / 100));
  closing.push(async () => void hurried.mockRestore());
  const { app } = await serve(renderer('await new Promise(() => {});'));
  const page = await app.inject('/articles-news');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, HTML]);
  expect(hurried).toHaveBeenCalledWith(10_000);
});

it('leads whoever asks for the icon by its old name to the one that there is', async () => {
  const { app } = await serve();
  const { statusCode, headers } = await app.inject({ url: '/favicon.ico' });
  expect([statusCode, headers.location]).toEqual([301, '/icon.svg']);
});

it('answers the calls of a page in the process, in the language and by the limits of its reader', async () => {
  const body = `
    const answer = await asked.transport('/api/articles/science/none', {
      headers: { 'Accept-Language': asked.locale },
    });
    const said = [answer.status, asked.locale, asked.origin, (await answer.json()).code];
    return { kind: 'page', status: 404, html: said.join(' ') };`;
  const { app, deps } = await serve(renderer(body));
  const page = await app.inject({ url: '/x', headers: { 'accept-language': 'en' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, HTML]);
  expect(page.body).toBe(`404 en ${new URL(deps.config.publicUrl).origin} not_found`);
});
