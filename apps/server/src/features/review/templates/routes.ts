import {
  AppError,
  type BodyOf,
  endpoints,
  MOST_TEMPLATES,
  type ReviewTemplate,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { reviewTemplates, users } from '../../../db/schema/index.ts';
import { route } from '../../../http/route.ts';
import { mayKeepTemplates } from './may-keep.ts';
import { listTemplates, ownTemplate } from './own-template.ts';

/**
 * Keeps a reviewer's remarks as a template of his own.
 * @throws AppError `forbidden` for who reviews nowhere, `too_many_templates`
 */
async function addTemplate(
  work: Work,
  ownerId: string,
  template: Omit<ReviewTemplate, 'id'>,
): Promise<ReviewTemplate> {
  const { trx, now } = work;
  if (!(await mayKeepTemplates(trx, ownerId))) throw new AppError('forbidden');
  // two tabs that add at once are counted one after the other; what only refers to the person goes on
  await trx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const kept = await listTemplates(trx, ownerId);
  if (kept.length >= MOST_TEMPLATES) throw new AppError('too_many_templates');
  const id = uuidv7();
  const { text: body, title, kind } = template;
  await trx.insert(reviewTemplates).values({ id, ownerId, title, kind, body, createdAt: now });
  return { id, ...template };
}

type Change = BodyOf<typeof endpoints.review.changeTemplate>;

/**
 * Changes what is given of an own template.
 * @throws AppError `not_found`
 */
async function changeTemplate(
  work: Work,
  { id, ownerId }: { id: string; ownerId: string },
  { text: body, title, kind }: Change,
): Promise<ReviewTemplate> {
  await ownTemplate(work.trx, id, ownerId);
  const change = {
    ...(title !== undefined && { title }),
    ...(kind !== undefined && { kind }),
    ...(body !== undefined && { body }),
  };
  if (Object.keys(change).length > 0) {
    await work.trx.update(reviewTemplates).set(change).where(eq(reviewTemplates.id, id));
  }
  return ownTemplate(work.trx, id, ownerId);
}

/**
 * Removes an own template.
 * @throws AppError `not_found` for an absent template and for a foreign one alike
 */
async function removeTemplate(
  { trx }: Work,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  await ownTemplate(trx, id, ownerId);
  await trx.delete(reviewTemplates).where(eq(reviewTemplates.id, id));
}

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
