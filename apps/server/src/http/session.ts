import { localeFromHeader } from '@pv/texts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Actor, Deps } from '../context.ts';
import { recallAccessToken } from './access-token.ts';

const BEARER = /^Bearer (.+)$/i;

/** The bearer token of a request, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

type Caller = Pick<Deps, 'config' | 'sessions' | 'clock'>;

/** The person of an access token whose session is not ended, or null. */
export async function readActor(
  { config, sessions, clock }: Caller,
  token: string,
): Promise<Actor | null> {
  const actor = await recallAccessToken(config.secret, token, clock());
  return actor && (await sessions.has(actor.userId, actor.sessionId)) ? actor : null;
}

/** Finds out who calls and in which language, before anything else. */
export const sessionPlugin = fastifyPlugin<Caller>(async (app, caller) => {
  app.decorateRequest('actor', null);
  app.decorateRequest('locale', 'ru');
  app.addHook('onRequest', async (request) => {
    request.locale = localeFromHeader(request.headers['accept-language']);
    const token = bearerOf(request);
    request.actor = token ? await readActor(caller, token) : null;
  });
  // what one person is told stays in no cache, of his browser or on the way
  app.addHook('onSend', async (request, reply) => {
    if (!bearerOf(request) || reply.hasHeader('cache-control')) return;
    reply.header('cache-control', 'no-store');
  });
});
