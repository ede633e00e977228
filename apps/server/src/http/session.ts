import { localeFromHeader } from '@pv/texts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readAccessToken } from './access-token.ts';

const BEARER = /^Bearer (.+)$/i;

/** The bearer token of a request, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Finds out who calls and in which language, before anything else. */
export const sessionPlugin = fastifyPlugin<{ secret: string; clock: () => Date }>(
  async (app, { secret, clock }) => {
    app.decorateRequest('actor', null);
    app.decorateRequest('locale', 'ru');
    app.addHook('onRequest', async (request) => {
      request.locale = localeFromHeader(request.headers['accept-language']);
      const token = bearerOf(request);
      request.actor = token ? await readAccessToken(secret, token, clock()) : null;
    });
  },
);
