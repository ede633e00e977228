import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { notifications, projects, stages } from '../../db/schema/index.ts';

const COLUMNS = {
  id: notifications.id,
  userId: notifications.userId,
  reason: notifications.reason,
  variant: notifications.variant,
  section: notifications.section,
  stageId: notifications.stageId,
  actor: notifications.actorName,
  said: notifications.said,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  projectId: projects.id,
  projectType: projects.type,
  projectTitle: projects.title,
  stageNumber: stages.number,
  stageTitle: stages.title,
};

/** Notifications with what they name, the newest first. */
export function findNotifications(executor: Executor, which: SQL | undefined, limit: number) {
  return executor
    .select(COLUMNS)
    .from(notifications)
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .leftJoin(stages, eq(stages.id, notifications.stageId))
    .where(and(which))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export type FoundNotification = Awaited<ReturnType<typeof findNotifications>>[number];
