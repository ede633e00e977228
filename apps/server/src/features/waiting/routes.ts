import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listWaits } from './operations/list-waits.ts';
import { look } from './operations/look.ts';
import { remind } from './operations/remind.ts';

/** Whom a project waits for, and reminding them. */
export function waitingRoutes(app: FastifyInstance, deps: Deps): void {
  const { waiting } = endpoints;
  route(app, waiting.ofProject, async ({ actor: { userId }, params }) => ({
    waiting: await listWaits(deps, { projectId: params.id, userId }),
  }));
  route(app, waiting.look, async ({ actor: { userId }, params, body }) => {
    const { section, stage_id: stageId, looking } = body;
    const said = { projectId: params.id, userId, place: { section, stageId }, looking };
    await inTransaction(deps, (work) => look(work, said));
    return null;
  });
  route(app, waiting.remind, async ({ actor: { userId }, params, body }) => {
    const place = { section: body.section, stageId: body.stage_id };
    await inTransaction(deps, (work) => remind(work, { projectId: params.id, userId, place }));
    return null;
  });
}
