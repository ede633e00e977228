import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../../context.ts';
import { route } from '../../../http/route.ts';
import { addTemplate } from './add-template.ts';
import { changeTemplate } from './change-template.ts';
import { mayKeepTemplates } from './may-keep.ts';
import { listTemplates } from './own-template.ts';
import { removeTemplate } from './remove-template.ts';

/** A reviewer's own templates of remarks. */
export function templateRoutes(app: FastifyInstance, deps: Deps): void {
  const { review } = endpoints;
  const { db } = deps.connection;
  route(app, review.templates, async ({ actor: { userId } }) => ({
    templates: await listTemplates(db, userId),
    can_add: await mayKeepTemplates(db, userId),
  }));
  route(app, review.addTemplate, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => addTemplate(work, userId, body)),
  );
  route(app, review.changeTemplate, ({ actor: { userId: ownerId }, params: { id }, body }) =>
    inTransaction(deps, (work) => changeTemplate(work, { id, ownerId }, body)),
  );
  route(app, review.removeTemplate, async ({ actor: { userId: ownerId }, params: { id } }) => {
    await inTransaction(deps, (work) => removeTemplate(work, { id, ownerId }));
    return null;
  });
}
