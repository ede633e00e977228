import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { createGuestViews } from './guest-views.ts';
import { listLinks, makeLink, revokeLink } from './operations/own-links.ts';
import { commentByLink, readByLink } from './operations/review-by-link.ts';

/** Links by which people without an account read a document and comment on it. */
export function guestReviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { guestLink, guestReview } = endpoints;
  const views = createGuestViews(deps);
  route(app, guestLink.list, ({ params: { id: documentId }, actor: { userId } }) =>
    listLinks(deps.connection.db, { documentId, userId }),
  );
  route(app, guestLink.make, ({ params: { id: documentId }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => makeLink(work, { documentId, userId, ...body })),
  );
  route(app, guestLink.revoke, async ({ params, actor: { userId } }) => {
    const asked = { documentId: params.id, id: params.fieldId, userId };
    await inTransaction(deps, (work) => revokeLink(work, asked));
    return null;
  });
  route(app, guestReview.get, ({ params: { token }, reply }) => {
    // a secret address is for its reader only
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return readByLink(deps, views, token);
  });
  route(app, guestReview.comment, ({ params: { token }, body }) =>
    inTransaction(deps, (work) => commentByLink(work, { token, body })),
  );
}
