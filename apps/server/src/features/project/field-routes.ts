import type { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import {
  type FieldRow,
  fieldsIn,
  loadState,
  presentField,
  projectOfStage,
  stageOf,
} from '../approval/public.ts';
import { addField } from './operations/add-field.ts';
import { changeField } from './operations/change-field.ts';
import type { FieldList } from './operations/find-field.ts';
import { removeField } from './operations/remove-field.ts';

type FieldEndpoints = typeof endpoints.project.taskFields;
/** The list that an address names. */
type Locate = (executor: Executor, id: string, userId: string) => Promise<FieldList>;

function routes(app: FastifyInstance, deps: Deps, calls: FieldEndpoints, locate: Locate): void {
  route(app, calls.list, async ({ actor: { userId }, params }) => {
    const { db } = deps.connection;
    const list = await locate(db, params.id, userId);
    const state = await loadState(db, list.projectId, userId);
    if (list.stageId !== null) stageOf(state, list.stageId);
    return { fields: fieldsIn(state, list).map(presentField) };
  });
  route(app, calls.add, ({ actor: { userId }, params, body }) =>
    inTransaction(deps, async (work) =>
      addField(work, { ...(await locate(work.trx, params.id, userId)), ...body }),
    ),
  );
  route(app, calls.change, ({ actor: { userId }, params, body }) =>
    inTransaction(deps, async (work) => {
      const list = await locate(work.trx, params.id, userId);
      return changeField(work, { ...list, fieldId: params.fieldId }, body);
    }),
  );
  route(app, calls.remove, async ({ actor: { userId }, params }) => {
    await inTransaction(deps, async (work) => {
      const list = await locate(work.trx, params.id, userId);
      await removeField(work, { ...list, fieldId: params.fieldId });
    });
    return null;
  });
}

/** The four calls on one of the two lists of dynamic fields of a project. */
export function projectFieldRoutes(
  app: FastifyInstance,
  deps: Deps,
  list: FieldRow['list'],
  calls: FieldEndpoints,
): void {
  routes(app, deps, calls, async (_, projectId, userId) => ({
    projectId,
    userId,
    list,
    stageId: null,
  }));
}

/** The four calls on the dynamic fields of a stage's plan. */
export function stageFieldRoutes(app: FastifyInstance, deps: Deps, calls: FieldEndpoints): void {
  routes(app, deps, calls, async (executor, stageId, userId) => ({
    projectId: await projectOfStage(executor, stageId),
    userId,
    list: 'plan',
    stageId,
  }));
}
