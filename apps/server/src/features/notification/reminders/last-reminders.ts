import type { WorkflowSection } from '@pv/contract';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { notifications } from '../../../db/schema/index.ts';

/** That one person was reminded of one section. */
export interface LastReminder {
  projectId: string | null;
  section: WorkflowSection | null;
  stageId: string | null;
  userId: string;
  at: Date;
  /** By a member of the team, not by the product itself. */
  byHand: boolean;
}

/** Who was reminded of what in these projects after `since`, the newest first. */
export async function lastReminders(
  executor: Executor,
  projectIds: readonly string[],
  since: Date,
): Promise<LastReminder[]> {
  if (projectIds.length === 0) return [];
  const rows = await executor
    .select({
      projectId: notifications.projectId,
      section: notifications.section,
      stageId: notifications.stageId,
      userId: notifications.userId,
      at: notifications.createdAt,
      variant: notifications.variant,
    })
    .from(notifications)
    .where(
      and(
        inArray(notifications.projectId, [...projectIds]),
        eq(notifications.reason, 'reminder'),
        gt(notifications.createdAt, since),
      ),
    )
    .orderBy(desc(notifications.createdAt));
  return rows.map(({ variant, ...row }) => ({ ...row, byHand: variant === 'nudge' }));
}
