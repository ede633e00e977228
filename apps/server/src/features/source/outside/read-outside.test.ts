import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isInnerAddress } from './inner-address.ts';
import { type OutsideAsk, readOutside } from './read-outside.ts';

describe('an address of the own network', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:8.8.8.8',
    '::10.0.0.1',
    '::8.8.8.8',
    'fd00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    'no address',
  ])('%s is known', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each(['93.184.216.34', '172.32.0.1', '8.8.8.8', '2606:2800:220:1::1'])(
    '%s is none',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );
});

describe('what is read outside', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function serve(answer: RequestListener): Promise<number> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return (server.address() as AddressInfo).port;
  }

  /** As if 127.0.0.1 were the world, and everything else within. */
  const OUTSIDE: OutsideAsk = {
    accept: 'application/json',
    mayCall: (address) => address === '127.0.0.1',
    milliseconds: 2000,
    mostBytes: 1000,
  };
  const read = (port: number, ask: Partial<OutsideAsk> = {}) =>
    readOutside(new URL(`http://127.0.0.1:${port}/a`), { ...OUTSIDE, ...ask });

  it('comes after redirects, each asked with the same wish', async () => {
    const port = await serve(({ url, headers }, reply) => {
      if (url === '/b') reply.end(headers.accept);
      else reply.writeHead(302, { location: '/b' }).end();
    });
    expect(await read(port)).toEqual({ status: 200, text: 'application/json' });
  });

  it('never comes from within, by its number, by its name or by a redirect', async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve(({ url }, reply) => {
      asked.push(url);
      reply.writeHead(302, { location: `http://127.0.0.2:${port}/inner` }).end();
    });
    await expect(read(port)).rejects.toThrow('127.0.0.2 must not be called');
    expect(asked).toEqual(['/a']);
    const named = readOutside(new URL(`http://localhost:${port}/`), {
      ...OUTSIDE,
      mayCall: () => false,
    });
    await expect(named).rejects.toThrow('localhost must not be called');
    await expect(read(port, { mayCall: () => false })).rejects.toThrow('must not be called');
    expect(asked).toEqual(['/a']);
  });

  it('is asked for with the word whether a redirect has led there', async () => {
    const port = await serve(({ url }, reply) => {
      if (url === '/b') reply.end('here');
      else reply.writeHead(302, { location: '/b' }).end();
    });
    const mayCall = (_: string, redirected: boolean) => !redirected;
    await expect(read(port, { mayCall })).rejects.toThrow('127.0.0.1 must not be called');
  });

  it('is refused where it redirects for ever, or to what is no page', async () => {
    const port = await serve((_, reply) => reply.writeHead(302, { location: '/a' }).end());
    await expect(read(port)).rejects.toThrow('redirected without end');
    const file = await serve((_, reply) =>
      reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(read(file)).rejects.toThrow('file: is not called');
  });

  it('is refused where it is too large or does not come in time', async () => {
    const large = await serve((_, reply) => reply.end('x'.repeat(2000)));
    await expect(read(large)).rejects.toThrow('too large');
    const silent = await serve(() => {});
    await expect(read(silent, { milliseconds: 50 })).rejects.toThrow('does not answer');
  });
});
