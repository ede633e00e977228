import { AppError } from '@pv/contract';
import fastifyPlugin from 'fastify-plugin';

/** The database keeps no NUL and no half of a surrogate pair. */
const keepable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** True when all text in a value can be kept, keys included; without recursion, since depth is the sender's. */
function storable(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && !keepable(part)) return false;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) waiting.push(key, inner);
  }
  return true;
}

/** JSON bodies only: bytes and streams are no text. */
const isPlain = (body: unknown): boolean =>
  Array.isArray(body) ||
  (typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype);

/** Refuses text that no call could store, whoever sends it. */
export const storableTextPlugin = fastifyPlugin(async (app) => {
  app.addHook('preHandler', async ({ params, query, body }) => {
    const parts = [params, query, isPlain(body) ? body : null];
    if (!parts.every(storable)) throw new AppError('validation_failed');
  });
});
