import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, notifications, projects, stages } from '../../db/schema/index.ts';
import { pagesByMoment } from '../../http/moment-cursor.ts';

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
  settledAt: notifications.settledAt,
  projectId: projects.id,
  projectType: projects.type,
  // who is not in the team, or not any more, reads no further changes of the name
  projectTitle: sql<string | null>`case when ${members.userId} is null
    then ${notifications.projectTitle} else ${projects.title} end`,
  stageNumber: stages.number,
  stageTitle: stages.title,
};

/** Their order, and how it is read on. */
export const NOTIFICATION_PAGES = pagesByMoment(notifications.createdAt, notifications.id);

/** Notifications with what they name, the newest first. */
export function findNotifications(executor: Executor, which: SQL | undefined, limit: number) {
  return executor
    .select(COLUMNS)
    .from(notifications)
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .leftJoin(
      members,
      and(eq(members.projectId, projects.id), eq(members.userId, notifications.userId)),
    )
    .leftJoin(stages, eq(stages.id, notifications.stageId))
    .where(and(which))
    .orderBy(...NOTIFICATION_PAGES.order)
    .limit(limit);
}

export type FoundNotification = Awaited<ReturnType<typeof findNotifications>>[number];
