import { UNANSWERED_DAYS, waitedDays } from '@pv/contract';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { discussions } from '../../../db/schema/index.ts';
import { lockIfThere, noticeProject } from '../../approval/public.ts';
import { ownerIn } from '../../comment/public.ts';
import { notify } from '../../notification/public.ts';

const DAY_MS = 86_400_000;

type Due = Pick<typeof discussions.$inferSelect, 'id' | 'projectId'>;

async function tellOne(deps: Deps, { id, projectId }: Due): Promise<void> {
  await inTransaction(deps, async (work) => {
    const { trx, now } = work;
    const state = await lockIfThere(trx, projectId);
    const [row] = await trx.select().from(discussions).where(eq(discussions.id, id));
    // it may have been answered while the project was waited for
    if (!state || !row?.unansweredSince || row.closedAt) return;
    const since = row.unansweredSince;
    const days = waitedDays(since, now);
    if (days < UNANSWERED_DAYS.remind || row.toldSince?.getTime() === since.getTime()) return;
    await trx.update(discussions).set({ toldSince: since }).where(eq(discussions.id, id));
    const owner = ownerIn(state, row);
    await notify(work, {
      reason: 'unanswered',
      variant: 'work',
      to: owner ? [owner.userId] : [],
      actor: null,
      project: noticeProject(state),
      said: { discussion: id, title: row.title, count: days },
    });
  });
}

/**
 * Reminds those who answer in discussions of what has waited for three days, once for each wait. May run as
 * often as wanted; what could not be told is tried again by the next run.
 */
export async function tellUnanswered(deps: Deps): Promise<void> {
  const { unansweredSince, toldSince, closedAt, id, projectId } = discussions;
  const before = new Date(deps.clock().getTime() - UNANSWERED_DAYS.remind * DAY_MS);
  const due = await deps.connection.db
    .select({ id, projectId })
    .from(discussions)
    .where(
      and(
        lte(unansweredSince, before),
        isNull(closedAt),
        sql`${toldSince} is distinct from ${unansweredSince}`,
      ),
    );
  for (const one of due) {
    await tellOne(deps, one).catch((error: unknown) => {
      deps.log.error({ err: error, discussionId: one.id }, 'unanswered discussion not told');
    });
  }
}
