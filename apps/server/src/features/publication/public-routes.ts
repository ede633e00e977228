import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listHelpful } from './operations/list-helpful.ts';
import { listMore } from './operations/list-more.ts';
import { listPublic } from './operations/list-public.ts';
import { readPreview } from './operations/read-preview.ts';
import { readPublic } from './operations/read-public.ts';

/** What anybody reads. */
export function publicationRoutes(app: FastifyInstance, deps: Deps): void {
  const { publication } = endpoints;
  route(app, publication.list, ({ params, query: { page, search }, locale }) =>
    listPublic(deps, { ...params, page, search, locale }),
  );
  route(app, publication.get, ({ params, locale }) => readPublic(deps, { ...params, locale }));
  route(app, publication.more, async ({ params, locale }) => ({
    articles: await listMore(deps, { ...params, locale }),
  }));
  route(app, publication.helpful, async ({ query: { project_type: type }, locale }) => ({
    articles: await listHelpful(deps, { type, locale }),
  }));
  route(app, publication.preview, ({ params, locale, reply }) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return readPreview(deps, params.key, locale);
  });
}
