import type { AskedPage } from '@pv/contract';
import type { FastifyInstance } from 'fastify';

/** Statuses that have no body, and of which a `Response` refuses even an empty one. */
const NO_BODY = [204, 304];

/**
 * Calls the API of this very process for a page, on behalf of the address that asked for the page, so
 * that its limits hold. Only reading calls: a page that is being drawn changes nothing.
 */
export function askInProcess(app: FastifyInstance, remoteAddress: string): AskedPage['transport'] {
  return async (url, { method = 'GET', headers }) => {
    if (method !== 'GET') throw new Error(`A page may not call ${method} ${url}`);
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: Object.fromEntries(new Headers(headers)),
    });
    const body = NO_BODY.includes(answer.statusCode) ? null : answer.body;
    const type = answer.headers['content-type'];
    return new Response(body, {
      status: answer.statusCode,
      headers: type ? { 'content-type': `${type}` } : {},
    });
  };
}
