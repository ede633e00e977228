import { AppError, MOST_TEMPLATES, type ReviewTemplate } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { reviewTemplates, users } from '../../../db/schema/index.ts';
import { mayKeepTemplates } from './may-keep.ts';
import { listTemplates } from './own-template.ts';

/**
 * Keeps a reviewer's remarks as a template of his own.
 * @throws AppError `forbidden` for who reviews nowhere, `too_many_templates`
 */
export async function addTemplate(
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
