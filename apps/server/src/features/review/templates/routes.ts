import { endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../../context.ts';
import { reviewTemplates } from '../../../db/schema/index.ts';
import { route } from '../../../http/route.ts';
import { addTemplate } from './add-template.ts';
import { changeTemplate } from './change-template.ts';
import { mayKeepTemplates } from './may-keep.ts';
import { listTemplates, ownTemplate } from './own-template.ts';

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
  route(app, review.removeTemplate, async ({ actor, params: { id } }) => {
    await inTransaction(deps, async ({ trx }) => {
      await ownTemplate(trx, id, actor.userId);
      await trx.delete(reviewTemplates).where(eq(reviewTemplates.id, id));
    });
    return null;
  });
}
