import { endpoints, PROJECT_CALLS, type ProjectType } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import {
  listReviews,
  loadState,
  openMoves,
  presentStage,
  projectOfStage,
  stageOf,
} from '../approval/public.ts';
import { stageFieldRoutes } from '../project/public.ts';
import { changeStage } from './operations/change-stage.ts';
import { createStage } from './operations/create-stage.ts';
import { decideStage } from './operations/decide-stage.ts';
import { deleteStage } from './operations/delete-stage.ts';
import { listStatuses } from './operations/list-statuses.ts';
import { tickRemark } from './operations/tick-remark.ts';
import { roadmapRoutes } from './roadmap-routes.ts';

/** A stage with its project, for a member of the team. */
async function findStage(deps: Deps, stageId: string, userId: string) {
  const { db } = deps.connection;
  const state = await loadState(db, await projectOfStage(db, stageId), userId);
  return { state, stage: stageOf(state, stageId) };
}

function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const { stage: calls } = endpoints;
  route(app, calls.create, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => createStage(work, { userId, body })),
  );
  route(app, calls.get, async ({ actor: { userId }, params }) => {
    const { state, stage } = await findStage(deps, params.id, userId);
    const reader = { userId, now: deps.clock(), rules: deps.config };
    return presentStage(state, stage, openMoves(state, reader.rules), reader);
  });
  route(app, calls.change, async ({ actor: { userId }, params, body }) => {
    await inTransaction(deps, (work) => changeStage(work, { stageId: params.id, userId, body }));
    return null;
  });
  route(app, calls.remove, async ({ actor: { userId }, params }) => {
    await inTransaction(deps, (work) => deleteStage(work, { stageId: params.id, userId }));
    return null;
  });
  route(app, calls.statuses, async ({ query, locale }) => ({
    statuses: listStatuses(query.project_type, locale),
  }));
}

function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { stage: calls } = endpoints;
  route(app, calls.reviews, async ({ actor: { userId }, params }) => {
    const { state, stage } = await findStage(deps, params.id, userId);
    return listReviews(deps.connection.db, state, { userId, stageId: stage.id });
  });
  route(app, calls.tickRemark, async ({ actor: { userId }, params, body }) => {
    const tick = { remarkId: params.id, userId, done: body.done };
    await inTransaction(deps, (work) => tickRemark(work, tick));
    return null;
  });
}

/** Decisions on a stage at the addresses of one kind of project. */
function decisionRoutes(app: FastifyInstance, deps: Deps, type: ProjectType): void {
  const { stage: calls } = PROJECT_CALLS[type];
  for (const action of ['approve', 'revise'] as const) {
    route(app, calls[action], async ({ actor: { userId }, params, body, locale }) => {
      const part = body.status_type;
      const decision = { type, stageId: params.id, part, userId, action, body, locale };
      await inTransaction(deps, (work) => decideStage(work, decision));
      return null;
    });
    const finishing = action === 'approve' ? calls.finishApprove : calls.finishRevise;
    route(app, finishing, async ({ actor: { userId }, params, body, locale }) => {
      const part = 'result' as const;
      const decision = { type, stageId: params.id, part, userId, action, body, locale };
      await inTransaction(deps, (work) => decideStage(work, decision));
      return null;
    });
  }
}

/** Stages of the roadmap: their content, approval and reviews. */
export function stageRoutes(app: FastifyInstance, deps: Deps): void {
  contentRoutes(app, deps);
  stageFieldRoutes(app, deps, endpoints.stage.fields);
  roadmapRoutes(app, deps);
  reviewRoutes(app, deps);
  for (const type of ['nir', 'startup', 'article'] as const) decisionRoutes(app, deps, type);
}
