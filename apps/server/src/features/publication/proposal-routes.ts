import { endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { articleProposals } from '../../db/schema/index.ts';
import { route } from '../../http/route.ts';
import { requireRight } from '../platform/public.ts';
import { acceptProposal, declineProposal } from './operations/decide-proposal.ts';
import { proposeArticle } from './operations/propose-article.ts';
import { readProposal } from './operations/read-proposal.ts';
import { withdrawProposal } from './operations/withdraw-proposal.ts';
import { presentOffered } from './present-proposal.ts';
import { findProposals } from './queries/find-proposals.ts';
import { loadProposal } from './queries/load-proposal.ts';

/** Proposals that an editor sees at once. */
const MOST = 100;

/** Offering finished articles to the site, and deciding on them. */
export function proposalRoutes(app: FastifyInstance, deps: Deps): void {
  const { proposal } = endpoints;
  const { db } = deps.connection;
  route(app, proposal.ofProject, ({ actor: { userId }, params: { id: projectId } }) =>
    readProposal(deps, { projectId, userId }),
  );
  route(app, proposal.propose, ({ actor: { userId }, params: { id: projectId }, body }) =>
    inTransaction(deps, (work) => proposeArticle(work, { ...body, projectId, userId })),
  );
  route(app, proposal.withdraw, ({ actor: { userId }, params: { id: projectId } }) =>
    inTransaction(deps, (work) => withdrawProposal(work, { projectId, userId })),
  );
  route(app, proposal.list, async ({ actor: { userId }, query }) => {
    await requireRight(db, userId, 'decide_proposals');
    const open = query.open === 'true' ? eq(articleProposals.status, 'open') : undefined;
    const found = await findProposals(db, open, MOST);
    const now = deps.clock();
    return { proposals: found.map(({ row, article }) => presentOffered(row, article, now)) };
  });
  route(app, proposal.get, async ({ actor: { userId }, params: { id } }) => {
    const { row, article } = await loadProposal(db, { id, userId });
    return { ...presentOffered(row, article, deps.clock()), manuscript: row.manuscript };
  });
  route(app, proposal.accept, async ({ actor: { userId }, params: { id } }) => ({
    article_id: await inTransaction(deps, (work) => acceptProposal(work, { id, userId })),
  }));
  route(app, proposal.decline, async ({ actor: { userId }, params: { id }, body }) => {
    const { reason } = body;
    await inTransaction(deps, (work) => declineProposal(work, { id, userId, reason }));
    return null;
  });
}
