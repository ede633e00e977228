import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { forgetReference } from './operations/forget-reference.ts';
import { printAgain } from './operations/print-again.ts';
import { readLinks } from './operations/read-links.ts';
import { readOffer } from './operations/read-offer.ts';
import { startStartup } from './operations/start-startup.ts';

/** Turning a finished work into a startup, and the links between the two. */
export function spinoffRoutes(app: FastifyInstance, deps: Deps): void {
  const { spinoff } = endpoints;
  const { db } = deps.connection;
  route(app, spinoff.offer, ({ actor: { userId }, params: { id }, locale }) =>
    readOffer(db, { projectId: id, userId, locale }),
  );
  route(app, spinoff.create, ({ actor: { userId }, params: { id }, body, locale }) =>
    inTransaction(deps, (work) => startStartup(work, { projectId: id, userId, locale, body })),
  );
  route(app, spinoff.links, ({ actor: { userId }, params: { id } }) =>
    readLinks(db, { projectId: id, userId }),
  );
  route(app, spinoff.print, async ({ actor: { userId }, params: { id } }) => {
    await inTransaction(deps, (work) => printAgain(work, { id, userId }));
    return null;
  });
  route(app, spinoff.forget, async ({ actor: { userId }, params: { id } }) => {
    await inTransaction(deps, (work) => forgetReference(work, { id, userId }));
    return null;
  });
}
