import type { PageRenderer, RenderedPage } from '@pv/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askInProcess } from './ask-in-process.ts';
import { isOwnPath } from './own-path.ts';
import { readerLocale } from './reader-locale.ts';

/** The browser draws what takes the server longer than this, ms; whoever has no scripts waits that long. */
const PATIENCE = 10_000;

export interface Drawing {
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
