import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { editions } from '../../../db/schema/index.ts';
import { loadState } from '../../approval/public.ts';

export type EditionRow = typeof editions.$inferSelect;

/**
 * An edition, for a member of the team of its project.
 * @throws AppError `not_found` for an absent edition and for a foreign one alike
 */
export async function findEdition(
  executor: Executor,
  id: string,
  userId: string,
): Promise<EditionRow> {
  const [row] = await executor.select().from(editions).where(eq(editions.id, id));
  if (!row) throw new AppError('not_found');
  await loadState(executor, row.projectId, userId);
  return row;
}
