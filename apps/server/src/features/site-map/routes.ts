import { AppError, idSchema } from '@pv/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../context.ts';
import { listOpenAddresses } from '../opportunity/public.ts';
import { findPublicPicture, listAddresses } from '../publication/public.ts';
import { keepForMinutes, type Tagged } from './keep-for-minutes.ts';
import { writeSiteMap } from './write-site-map.ts';

const HOUR = 'public, max-age=3600';
/** Robots may ask as often as they like: the map is made anew no oftener. */
const MAP_MINUTES = 5;

function sendMap(file: Tagged | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!file) throw new AppError('not_found');
  reply.header('cache-control', HOUR).header('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return reply.type('application/xml; charset=utf-8').send(file.text);
}

/** What search engines and messengers ask of the site beside its pages. `paths` are those that never change. */
export function siteMapRoutes(app: FastifyInstance, deps: Deps, paths: readonly string[]): void {
  const { origin } = new URL(deps.config.publicUrl);
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  const readMap = keepForMinutes({ minutes: MAP_MINUTES, clock: deps.clock }, async () =>
    writeSiteMap(origin, paths, [
      ...(await listOpenAddresses(deps)),
      ...(await listAddresses(deps)),
    ]),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const [file] = await readMap();
    return sendMap(file, request, reply);
  });
  app.get<{ Params: { n: string } }>('/sitemap-:n.xml', async (request, reply) => {
    const [, ...parts] = await readMap();
    const { n } = request.params;
    return sendMap(/^[1-9]\d{0,3}$/.test(n) ? parts[Number(n) - 1] : undefined, request, reply);
  });
  /** A picture of a published article under an address that stays. */
  app.get<{ Params: { id: string } }>('/article-pictures/:id', async ({ params }, reply) => {
    const id = idSchema.safeParse(params.id);
    if (!id.success) throw new AppError('not_found');
    const address = await findPublicPicture(deps, id.data);
    return reply.header('cache-control', HOUR).redirect(address, 302);
  });
}
