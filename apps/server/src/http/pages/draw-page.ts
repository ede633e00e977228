import type { AskedPage, PageRenderer, RenderedPage } from '@pv/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnPath } from './own-path.ts';
import { readerLocale } from './reader-locale.ts';

/** Statuses that have no body, and of which a `Response` refuses even an empty one. */
const NO_BODY = [204, 304];

/**
 * Calls the API of this very process for a page, on behalf of the address that asked for the page, so
 * that its limits hold. Only reading calls: a page that is being drawn changes nothing.
 */
function askInProcess(app: FastifyInstance, remoteAddress: string): AskedPage['transport'] {
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

/** The browser draws what takes the server longer than this, ms; whoever has no scripts waits that long. */
const PATIENCE = 10_000;

interface Drawing {
  app: FastifyInstance;
  renderer: PageRenderer;
  origin: string;
}

/** Rejects when the signal does; the work itself may go on. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}

/** Draws the page that is asked for. Null when that fails, with the cause in the log. */
export async function drawPage(
  { app, renderer, origin }: Drawing,
  request: FastifyRequest,
): Promise<RenderedPage | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const page = await within(
      signal,
      renderer.render({
        address: request.url,
        origin,
        locale: readerLocale(request.headers),
        transport: askInProcess(app, request.ip),
        signal,
      }),
    );
    // an address that leads to itself would be asked for ever
    const lost = page.kind === 'moved' && (!isOwnPath(page.to) || page.to === request.url);
    return lost ? null : page;
  } catch (error) {
    if (signal.aborted) request.log.info('drawn too slowly, the page is left to the browser');
    else request.log.error({ err: error }, 'the page is left to the browser');
    return null;
  }
}
