import { AppError } from '@pv/contract';
import fastifyPlugin from 'fastify-plugin';

/** True for text that the database can keep: no NUL and no half of a surrogate pair, in keys and values. */
function storable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(storable);
  return Object.entries(value).every(([key, part]) => storable(key) && storable(part));
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
