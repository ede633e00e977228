import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';

/** Paths that are never a page: calls, and files of some build. */
const NO_PAGE = /^\/(api|assets)\//;

/** Serves the built web app: hashed files for a year, the page itself fresh each time. */
export const webPlugin = fastifyPlugin<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // the browser's router decides what a path means, its not-found page too; a file of an earlier build
  // is gone, and the page in its place would be taken for a broken script
  app.get('/*', (request, reply) =>
    NO_PAGE.test(request.url) ? reply.callNotFound() : reply.sendFile('index.html'),
  );
});
