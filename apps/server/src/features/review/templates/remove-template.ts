import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { reviewTemplates } from '../../../db/schema/index.ts';
import { ownTemplate } from './own-template.ts';

/**
 * Removes an own template.
 * @throws AppError `not_found` for an absent template and for a foreign one alike
 */
export async function removeTemplate(
  { trx }: Work,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  await ownTemplate(trx, id, ownerId);
  await trx.delete(reviewTemplates).where(eq(reviewTemplates.id, id));
}
