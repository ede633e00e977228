import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { arrangeStages } from './operations/arrange-stages.ts';
import { changeDates } from './operations/change-dates.ts';
import { listDeleted } from './operations/list-deleted.ts';
import { restoreStage } from './operations/restore-stage.ts';
import { takeTemplate } from './operations/take-template.ts';

/** The roadmap as a whole: dates of several stages, templates, what was deleted from it. */
export function roadmapRoutes(app: FastifyInstance, deps: Deps): void {
  const { roadmap: calls } = endpoints;
  route(app, calls.changeDates, ({ actor: { userId }, params, body }) =>
    inTransaction(deps, (work) => changeDates(work, { projectId: params.id, userId, body })),
  );
  route(app, calls.takeTemplate, ({ actor: { userId }, params: { id }, body, locale }) =>
    inTransaction(deps, (work) => takeTemplate(work, { projectId: id, userId, locale, body })),
  );
  route(app, calls.arrange, async ({ actor: { userId }, params, body }) => {
    await inTransaction(deps, (work) =>
      arrangeStages(work, { projectId: params.id, userId, body }),
    );
    return null;
  });
  route(app, calls.deleted, async ({ actor: { userId }, params }) => ({
    stages: await listDeleted(deps.connection.db, { projectId: params.id, userId }),
  }));
  route(app, calls.restore, ({ actor: { userId }, params }) =>
    inTransaction(deps, (work) => restoreStage(work, { stageId: params.id, userId })),
  );
}
