import { AppError, allowed } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { similarities } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { isSilent } from '../../../jobs/is-silent.ts';
import { lockState, memberOf } from '../../approval/public.ts';

/**
 * Has the text of a project compared with all other works in the background; where that waits already,
 * once is enough. The caller has looked whether it may, and has the project locked.
 */
export async function orderComparison(work: Work, projectId: string): Promise<void> {
  const { trx, now } = work;
  const own = eq(similarities.projectId, projectId);
  const [row] = await trx.select().from(similarities).where(own);
  if (row?.status === 'queued' && !(await isSilent(trx, similarities, { row, now }))) return;
  const queued = { status: 'queued', updatedAt: now } as const;
  await trx
    .insert(similarities)
    .values({ projectId, ...queued })
    .onConflictDoUpdate({ target: similarities.projectId, set: queued });
  await enqueue(work, 'work.compare', { projectId });
}

/**
 * As `orderComparison`, for somebody who asks for it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function compareNow(
  work: Work,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  const { role } = memberOf(await lockState(work.trx, projectId, userId), userId);
  if (!allowed(role, 'compare_works')) throw new AppError('forbidden');
  await orderComparison(work, projectId);
}
