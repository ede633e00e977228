import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { editions } from '../../../db/schema/index.ts';
import { loadState, memberOf, type TeamMember } from '../../approval/public.ts';

export type EditionRow = typeof editions.$inferSelect;

/**
 * An edition, for a member of the team of its project, with who that is.
 * @throws AppError `not_found` for an absent edition and for a foreign one alike
 */
export async function findEdition(
  executor: Executor,
  id: string,
  userId: string,
): Promise<{ row: EditionRow; reader: TeamMember }> {
  const [row] = await executor.select().from(editions).where(eq(editions.id, id));
  if (!row) throw new AppError('not_found');
  const state = await loadState(executor, row.projectId, userId);
  return { row, reader: memberOf(state, userId) };
}
