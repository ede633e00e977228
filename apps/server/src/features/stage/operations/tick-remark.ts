import { AppError, allowed } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { remarks, reviews } from '../../../db/schema/index.ts';
import { appendEvent, completionOf, lockState, memberOf } from '../../approval/public.ts';

interface Tick {
  remarkId: string;
  userId: string;
  done: boolean;
}

/**
 * Ticks a remark as done, or takes the tick back. Those who may edit do it; nothing closes it by itself.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function tickRemark(work: Work, { remarkId, userId, done }: Tick): Promise<void> {
  const [found] = await work.trx
    .select({
      projectId: reviews.projectId,
      stageId: reviews.stageId,
      section: reviews.section,
      text: remarks.body,
    })
    .from(remarks)
    .innerJoin(reviews, eq(reviews.id, remarks.reviewId))
    .where(eq(remarks.id, remarkId));
  if (!found) throw new AppError('not_found');
  const state = await lockState(work.trx, found.projectId, userId);
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'edit')) throw new AppError('forbidden');
  if (completionOf(state) === 'succeeded') throw new AppError('project_finished');

  const tick = done
    ? { done, doneBy: userId, doneName: member.name, doneAt: work.now }
    : { done, doneBy: null, doneName: null, doneAt: null };
  await work.trx.update(remarks).set(tick).where(eq(remarks.id, remarkId));
  const { text, ...place } = found;
  await appendEvent(work, {
    ...place,
    kind: done ? 'remark_ticked' : 'remark_unticked',
    actor: member,
    after: { remark: remarkId, text },
  });
}
