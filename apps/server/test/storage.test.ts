import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from './support/builders.ts';
import { database } from './support/databases.ts';
import { get, put } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

describe('signed addresses of files', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startServer(database);
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => server.close());

  const forUpload = (key: string, maxBytes = 10) =>
    server.deps.storage.signPut(key, { maxBytes, minutes: 1 });
  const forDownload = (key: string, name = 'файл.pdf') =>
    server.deps.storage.signGet(key, { name, mime: 'application/pdf', minutes: 1 });

  /** Writes raw lines of HTTP and gives what comes back until the server hangs up. */
  function raw(...lines: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it('let the bytes in and out again, as a download that no page can run', async () => {
    expect(await put(server, await forUpload('one'), Buffer.from('bytes'))).toBe(200);
    const { status, headers, bytes } = await get(server, await forDownload('one'));
    expect([status, bytes.toString()]).toEqual([200, 'bytes']);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ["it's (1)*.pdf", 'file.pdf', "UTF-8''it%27s%20%281%29%2A.pdf"],
    ['a\r\nSet-Cookie: b=c"', 'file', "UTF-8''a%0D%0ASet-Cookie%3A%20b%3Dc%22"],
    ['\ud800.pdf', 'file.pdf', "UTF-8''%EF%BF%BD.pdf"],
  ])('give the name %j in a form that adds no header', async (name, plain, encoded) => {
    await put(server, await forUpload('named'), Buffer.from('x'));
    const { status, headers } = await get(server, await forDownload('named', name));
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${plain}"; filename*=${encoded}`,
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('give a part of the bytes, so that a broken download goes on where it was', async () => {
    await put(server, await forUpload('big'), Buffer.from('0123456789'));
    const url = await forDownload('big');
    const whole = await get(server, url);
    expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
    const part = async (range: string, more = {}) => {
      const { status, headers, bytes } = await get(server, url, { range, ...more });
      return [status, headers['content-range'], bytes.toString(), headers['content-length']];
    };
    expect(await part('bytes=4-')).toEqual([206, 'bytes 4-9/10', '456789', '6']);
    expect(await part('bytes=2-3')).toEqual([206, 'bytes 2-3/10', '23', '2']);
    expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89', '2']);
    expect(await part('bytes=0-1,4-5')).toEqual([200, undefined, '0123456789', '10']);
    const tag = String(whole.headers.etag);
    expect((await part('bytes=4-', { 'if-range': tag }))[0]).toBe(206);
    for (const other of ['"another"', `W/${tag}`, 'Sat, 21 Nov 2026 10:00:00 GMT']) {
      expect((await part('bytes=4-', { 'if-range': other }))[0], other).toBe(200);
    }
    const beyond = await get(server, url, { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(JSON.parse(beyond.bytes.toString()).code).toBe('range_not_satisfiable');
  });

  it('keep what a broken upload has brought, say how much, and take the rest', async () => {
    const address = await forUpload('broken');
    const send = (range: string, bytes = '') =>
      server.app.inject({
        method: 'PUT',
        url: address,
        headers: { 'content-type': 'application/octet-stream', 'content-range': range },
        payload: Buffer.from(bytes),
      });
    const come = async () => (await send('bytes */10')).json().size;
    const head = [`PUT ${address} HTTP/1.1`, 'Host: localhost', 'Content-Length: 10'];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([...head, 'Content-Range: bytes 0-9/10', '\r\n'].join('\r\n'));
      socket.write('0123');
    });
    await waitFor(async () => (await come()) === 4);
    socket.destroy();
    expect(await come()).toBe(4);
    const gap = await send('bytes 6-9/10', '6789');
    expect([gap.statusCode, gap.json().code]).toEqual([409, 'upload_gap']);
    const rest = await send('bytes 4-9/10', '456789');
    expect([rest.statusCode, rest.json()]).toEqual([200, { size: 10 }]);
    expect((await get(server, await forDownload('broken'))).bytes.toString()).toBe('0123456789');
    expect((await send('bytes 0-10/11', '0'.repeat(11))).json().code).toBe('file_too_large');
    for (const rubbish of ['bytes 4-2/10', 'bytes 4-10/10', 'lines 0-9/10', 'bytes 0-9/*', '']) {
      expect((await send(rubbish, '0')).json().code, rubbish).toBe('validation_failed');
    }
  });

  it('know one file from another of the same size', async () => {
    const tags: unknown[] = [];
    for (const key of ['twin-1', 'twin-2']) {
      await put(server, await forUpload(key), Buffer.from('same'));
      tags.push((await get(server, await forDownload(key))).headers.etag);
    }
    expect(tags[0]).not.toBe(tags[1]);
  });

  it('permit only what they were signed for', async () => {
    await put(server, await forUpload('mine'), Buffer.from('x'));
    const person = await buildPerson(server);
    const addresses = [
      await forDownload('mine'),
      `/api/storage/${person.token}`,
      '/api/storage/rubbish',
    ];
    for (const address of addresses) {
      expect(await put(server, address, Buffer.from('y')), address).toBe(403);
    }
    expect((await get(server, await forUpload('mine'))).status).toBe(403);
    expect((await get(server, `/api/storage/${person.token}`)).status).toBe(403);
    expect((await get(server, await forDownload('absent'))).status).toBe(404);
    expect((await get(server, await forDownload('mine'))).bytes.toString()).toBe('x');
  });

  it('refuse a body that is declared too long without waiting for it', async () => {
    const address = await forUpload('declared');
    const answer = await raw(
      `PUT ${address} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/octet-stream',
      'Content-Length: 11',
      '\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain('"code":"file_too_large"');
  });

  it('stop reading a body of unknown length as soon as it is too long, and keep nothing', async () => {
    const address = await forUpload('chunked');
    const answer = await raw(
      `PUT ${address} HTTP/1.1`,
      'Host: localhost',
      'Transfer-Encoding: chunked',
      '',
      'c',
      'a'.repeat(12),
      '',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(await server.deps.storage.size('chunked')).toBeNull();
  });
});
