import { endpoints } from '@pv/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installed, startRedis } from '../../../tools/services.mjs';
import { database } from './support/databases.ts';
import { documentOf } from './support/document-calls.ts';
import { openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject } from './support/world.ts';

type Redis = NonNullable<Awaited<ReturnType<typeof startRedis>>>;

const { path, limit } = endpoints.auth.requestReset;

describe.runIf(installed('redis-server'))('a Redis that is lost', () => {
  let redis: Redis | null;
  let server: TestServer;
  beforeEach(async () => {
    redis = await startRedis();
    const redisUrl = redis?.url ?? '';
    server = await startServer(database, {
      limitsFactor: 1,
      demo: false,
      redisUrl,
      logLevel: 'silent',
    });
  });
  afterEach(async () => {
    await server.close();
    await redis?.stop();
  });

  const ask = async () => {
    const url = `/api${path}`;
    return (await server.app.inject({ method: 'POST', url, payload: {} })).statusCode;
  };
  const askMany = async () => {
    const answers = new Set<number>();
    // more than the limit: a call that Redis counts too late is answered
    for (let n = 0; n <= 2 * limit.max; n++) answers.add(await ask());
    return [...answers];
  };
  const lose = async () => {
    const port = Number(new URL(redis?.url ?? '').port);
    await redis?.stop();
    redis = null;
    return port;
  };

  it('refuses nobody, and counts again when it is back', async () => {
    expect(await askMany()).toEqual([422, 429]);
    const port = await lose();
    expect(await askMany()).toEqual([422]);
    redis = await startRedis(port);
    await waitFor(async () => (await ask()) === 429);
  });

  it('keeps what is typed in a document that is open', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const student = await openLiveClient(origin, id, world.student.token);
    await lose();
    student.doc.getText('notes').insert(0, 'без Redis');
    expect(await student.flush()).toBe('saved');
    student.close();
  });
});
