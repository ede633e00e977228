import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { notifications, toldDeadlines } from '../../../db/schema/index.ts';

/** Takes back what was told of the ends of stages and was not read yet; open pages hear of it. */
export async function takeDeadlinesBack(work: Work, stageIds: readonly string[]): Promise<void> {
  const taken = await work.trx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.stageId, [...stageIds]),
        eq(notifications.reason, 'deadline'),
        isNull(notifications.readAt),
      ),
    )
    .returning({ userId: notifications.userId });
  const people = new Set(taken.map(({ userId }) => userId));
  work.afterCommit(() => {
    for (const userId of people) work.deps.push.tell({ kind: 'read', userId, projectId: null });
  });
}

/**
 * The planned ends of these stages are others now: what was told of the former day and not read yet is
 * taken back, and each end is told of from its first step on, also one that was told before.
 */
export async function forgetDeadlines(work: Work, stageIds: readonly string[]): Promise<void> {
  if (stageIds.length === 0) return;
  await takeDeadlinesBack(work, stageIds);
  await work.trx.delete(toldDeadlines).where(inArray(toldDeadlines.stageId, [...stageIds]));
}
