import { AppError, type ReviewTemplate } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { reviewTemplates } from '../../../db/schema/index.ts';

const COLUMNS = {
  id: reviewTemplates.id,
  title: reviewTemplates.title,
  text: reviewTemplates.body,
  kind: reviewTemplates.kind,
};

/** The templates of a person, by title. */
export function listTemplates(executor: Executor, ownerId: string): Promise<ReviewTemplate[]> {
  return executor
    .select(COLUMNS)
    .from(reviewTemplates)
    .where(eq(reviewTemplates.ownerId, ownerId))
    .orderBy(asc(reviewTemplates.title), asc(reviewTemplates.id));
}

/**
 * A template of the person himself.
 * @throws AppError `not_found` for an absent template and for a foreign one alike
 */
export async function ownTemplate(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<ReviewTemplate> {
  const [found] = await executor
    .select(COLUMNS)
    .from(reviewTemplates)
    .where(and(eq(reviewTemplates.id, id), eq(reviewTemplates.ownerId, ownerId)));
  if (!found) throw new AppError('not_found');
  return found;
}
