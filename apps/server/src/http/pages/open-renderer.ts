import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, ServerBuild } from '@pv/contract';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Opens the web app's build for the server, `<folder>-server` beside the one for browsers. Null where
 * there is none, such as in development: all pages are then drawn in the browser.
 */
export async function openRenderer(
  folder: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<PageRenderer | null> {
  const module = join(`${folder}-server`, 'render.js');
  if (!existsSync(module)) return null;
  try {
    const build = (await import(pathToFileURL(module).href)) as ServerBuild;
    return build.openRenderer({
      template: readFileSync(join(folder, 'index.html'), 'utf8'),
      manifest: readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
    });
  } catch (error) {
    log.error({ err: error }, 'pages cannot be drawn on the server');
    return null;
  }
}
