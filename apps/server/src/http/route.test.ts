import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { endpoints } from '@pv/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { route } from './route.ts';

const PIECE = Buffer.alloc(64 * 1024);
/** More than a socket takes at once, so that the answer is under way when its reader leaves. */
const PIECES = 256;

describe('a route that sends bytes itself', () => {
  it('is done with a reader who leaves in the middle, and logs no failure', async () => {
    const logged: string[] = [];
    const stream = new Writable({
      write(line, _encoding, done) {
        logged.push(`${line}`);
        done();
      },
    });
    const app = Fastify({ logger: { level: 'warn', stream } });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    // as the hooks of the whole application do
    app.addHook('onSend', async () => undefined);
    let answered = () => {};
    const over = new Promise<void>((resolve) => {
      answered = resolve;
    });
    route(app, endpoints.storage.get, async ({ reply }) => {
      await reply.send(Readable.from(Array.from({ length: PIECES }, () => PIECE)));
      setImmediate(answered);
      return null;
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const path = endpoints.storage.get.path.replace(':token', 'any');
    const reader = connect(port, '127.0.0.1');
    reader.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await once(reader, 'data');
    reader.destroy();
    await over;
    await app.close();
    expect(logged).toEqual([]);
  });
});
