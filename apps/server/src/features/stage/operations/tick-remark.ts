import { AppError } from '@pv/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { remarks, reviews } from '../../../db/schema/index.ts';
import {
  appendEvent,
  completionOf,
  loadProject,
  lockState,
  mayTick,
  memberOf,
  noticePlace,
  noticeProject,
  type Place,
  type ProjectState,
  refreshStanding,
  type TeamMember,
} from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';

interface Tick {
  remarkId: string;
  userId: string;
  done: boolean;
}

interface Remark {
  reviewId: string;
  authorId: string | null;
  place: Place;
}

/** Whoever has made the remarks hears when the last of them is ticked. */
async function tellWhenAllDone(
  work: Work,
  { state, actor }: { state: ProjectState; actor: TeamMember },
  { reviewId, authorId, place }: Remark,
): Promise<void> {
  const left = await work.trx
    .select({ id: remarks.id })
    .from(remarks)
    .where(and(eq(remarks.reviewId, reviewId), ne(remarks.done, true)));
  const author = state.team.find(({ userId }) => userId === authorId);
  if (left.length > 0 || !author) return;
  await notify(work, {
    reason: 'remarks_done',
    variant: 'all',
    to: [author.userId],
    actor,
    project: noticeProject(state),
    place: noticePlace(state, place),
  });
}

/** @throws AppError `not_found` */
async function findRemark({ trx }: Work, remarkId: string) {
  const [found] = await trx
    .select({
      projectId: reviews.projectId,
      stageId: reviews.stageId,
      section: reviews.section,
      text: remarks.body,
      reviewId: reviews.id,
      authorId: reviews.authorId,
      by: reviews.authorRole,
      wasDone: remarks.done,
    })
    .from(remarks)
    .innerJoin(reviews, eq(reviews.id, remarks.reviewId))
    .where(eq(remarks.id, remarkId));
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * Ticks a remark as done, or takes the tick back. The author's side does it, and the supervisor of what
 * the curator has returned to him; nothing closes it by itself.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function tickRemark(work: Work, { remarkId, userId, done }: Tick): Promise<void> {
  const found = await findRemark(work, remarkId);
  const state = await lockState(work.trx, found.projectId, userId);
  const member = memberOf(state, userId);
  const { projectId, stageId, section, reviewId, authorId, by, text } = found;
  const place = { section, stageId };
  if (!mayTick(state, { place, by }, member.role)) throw new AppError('forbidden');
  if (completionOf(state) === 'succeeded') throw new AppError('project_finished');
  // of two who tick at once the second finds it done
  const { wasDone } = await findRemark(work, remarkId);

  const tick = done
    ? { done, doneBy: userId, doneName: member.name, doneAt: work.now }
    : { done, doneBy: null, doneName: null, doneAt: null };
  await work.trx.update(remarks).set(tick).where(eq(remarks.id, remarkId));
  await appendEvent(work, {
    projectId,
    ...place,
    kind: done ? 'remark_ticked' : 'remark_unticked',
    actor: member,
    after: { remark: remarkId, text },
  });
  // what is asked for says whether remarks are left
  const after = await loadProject(work.trx, projectId);
  if (after) await refreshStanding(work, after, member);
  if (done && !wasDone) {
    await tellWhenAllDone(work, { state, actor: member }, { reviewId, authorId, place });
  }
}
