import type { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { type FieldRow, loadState } from '../approval/public.ts';
import { addField } from './operations/add-field.ts';
import { changeField } from './operations/change-field.ts';
import { removeField } from './operations/remove-field.ts';
import { presentField } from './present-project.ts';

type FieldEndpoints = typeof endpoints.project.taskFields | typeof endpoints.project.infoFields;

/** The four calls on one of the two lists of dynamic fields. */
export function fieldRoutes(
  app: FastifyInstance,
  deps: Deps,
  list: FieldRow['list'],
  calls: FieldEndpoints,
): void {
  route(app, calls.list, async ({ actor, params }) => {
    const { fields } = await loadState(deps.connection.db, params.id, actor.userId);
    return { fields: fields.filter((field) => field.list === list).map(presentField) };
  });
  route(app, calls.add, ({ actor, params, body }) => {
    const field = { projectId: params.id, userId: actor.userId, list, ...body };
    return inTransaction(deps, (work) => addField(work, field));
  });
  route(app, calls.change, ({ actor, params, body }) => {
    const address = { projectId: params.id, userId: actor.userId, list, fieldId: params.fieldId };
    return inTransaction(deps, (work) => changeField(work, address, body));
  });
  route(app, calls.remove, async ({ actor, params }) => {
    const address = { projectId: params.id, userId: actor.userId, list, fieldId: params.fieldId };
    await inTransaction(deps, (work) => removeField(work, address));
    return null;
  });
}
