import type { BodyOf, endpoints, ReviewTemplate } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { reviewTemplates } from '../../../db/schema/index.ts';
import { ownTemplate } from './own-template.ts';

type Change = BodyOf<typeof endpoints.review.changeTemplate>;

/**
 * Changes what is given of an own template.
 * @throws AppError `not_found`
 */
export async function changeTemplate(
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
