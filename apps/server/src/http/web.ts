import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';

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
  // the browser's router decides what a path means, its not-found page too
  app.get('/*', (_request, reply) => reply.sendFile('index.html'));
});
