import { AppError, endpoints } from '@pv/contract';
import { readDocument } from '@pv/revisions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { loadState, memberOf, projectOfStage, stageOf } from '../approval/public.ts';
import { documentIn, readEdition } from './operations/read-edition.ts';
import { findEdition } from './queries/find-edition.ts';
import { listHeads } from './queries/list-heads.ts';

/** What was sent for approval, and how it differs. */
export function editionRoutes(app: FastifyInstance, deps: Deps): void {
  const { edition } = endpoints;
  const { db } = deps.connection;
  route(app, edition.ofProject, async ({ actor, params: { id } }) => {
    const reader = memberOf(await loadState(db, id, actor.userId), actor.userId);
    return { editions: await listHeads(db, { projectId: id, stageId: null, reader }) };
  });
  route(app, edition.ofStage, async ({ actor, params: { id: stageId } }) => {
    const projectId = await projectOfStage(db, stageId);
    const state = await loadState(db, projectId, actor.userId);
    stageOf(state, stageId);
    const reader = memberOf(state, actor.userId);
    return { editions: await listHeads(db, { projectId, stageId, reader }) };
  });
  route(app, edition.get, ({ actor: { userId }, params, query }) =>
    readEdition(db, { editionId: params.id, userId, against: query.against }),
  );
  route(app, edition.document, async ({ actor, params }) => {
    const { row } = await findEdition(db, params.id, actor.userId);
    const document = await documentIn(db, row);
    if (!document) throw new AppError('not_found');
    return readDocument(document);
  });
}
