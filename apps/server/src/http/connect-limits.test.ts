import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { connectLimits } from './connect-limits.ts';

/** An address of this machine where nobody listens. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** What became of the count of a call in the turn in which it was asked for. */
function inThisTurn(redis: Redis) {
  const counted = redis.incr('calls').then(
    () => 'counted',
    () => 'refused',
  );
  return Promise.race([
    counted,
    new Promise((resolve) => setImmediate(() => resolve('still waits'))),
  ]);
}

it('lets no call wait for a Redis that is not there', async () => {
  const redis = connectLimits(await nobody(), pino({ level: 'silent' }));
  const closed = new Promise((resolve) => redis.once('close', () => resolve(null)));
  expect(await inThisTurn(redis)).toBe('refused');
  await closed;
  expect(await inThisTurn(redis)).toBe('refused');
  redis.disconnect();
});
