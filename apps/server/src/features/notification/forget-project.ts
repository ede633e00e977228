import { and, eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';

/** Takes away what somebody was told of a project that he may not see any more. */
export async function forgetProject(
  work: Work,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  await work.trx
    .delete(notifications)
    .where(and(eq(notifications.projectId, projectId), eq(notifications.userId, userId)));
  work.afterCommit(() => work.deps.push.tell({ kind: 'read', userId, projectId: null }));
}
