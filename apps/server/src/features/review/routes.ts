import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { approveUnchanged } from './bulk/approve-unchanged.ts';
import { resend } from './bulk/resend.ts';
import { templateRoutes } from './templates/routes.ts';
import { countWaiting } from './waiting/count-waiting.ts';
import { listWaiting } from './waiting/list-waiting.ts';

/** What waits for a person in all projects, decisions on many sections at once, templates of remarks. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { review } = endpoints;
  const { db } = deps.connection;
  route(app, review.waiting, ({ actor: { userId }, query }) =>
    listWaiting(db, query, { userId, now: deps.clock(), rules: deps.config }),
  );
  route(app, review.summary, ({ actor }) => countWaiting(db, actor.userId, deps.clock()));
  route(app, review.resend, async ({ actor: { userId }, params: { id: projectId }, locale }) => ({
    outcomes: await resend(deps, { projectId, userId, locale }),
  }));
  route(app, review.approveUnchanged, async ({ actor: { userId }, body, locale }) => ({
    outcomes: await approveUnchanged(deps, body.sections, { userId, locale }),
  }));
  templateRoutes(app, deps);
}
