import { OVERSEERS, type RoleCode } from '@pv/contract';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import {
  members,
  notificationSettings,
  projects,
  type StoredMove,
} from '../../../db/schema/index.ts';

/** A project somebody in which is to be reminded now. */
export interface DueProject {
  id: string;
  remindAt: Date | null;
  moves: StoredMove[];
  updatedAt: Date;
}

/** Which of the projects that are due. */
interface DuePage {
  now: Date;
  /** After which project the page begins. */
  after: DueProject | null;
  limit: number;
}

/** A page of the projects that are due, the longest due first; the rest of them is not read. */
export function findDueProjects(
  executor: Executor,
  { now, after, limit }: DuePage,
): Promise<DueProject[]> {
  const { id, remindAt, moves, updatedAt } = projects;
  const place = after && [after.remindAt?.toISOString(), after.id];
  return executor
    .select({ id, remindAt, moves, updatedAt })
    .from(projects)
    .where(
      and(
        lte(remindAt, now),
        place
          ? sql`(${remindAt}, ${id}) > (${place[0]}::timestamptz, ${place[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(remindAt), asc(id))
    .limit(limit);
}

/** Who in these projects may have to be reminded, without those who were on `day`, ISO in UTC. */
export async function findDuePeople(
  executor: Executor,
  due: readonly DueProject[],
  day: string,
): Promise<string[]> {
  if (due.length === 0) return [];
  const { remindedOn } = notificationSettings;
  const overseers: RoleCode[] = [...OVERSEERS];
  const ids = due.map(({ id }) => id);
  const rows = await executor
    .selectDistinct({ userId: members.userId })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, members.userId))
    .where(
      and(
        // said of both tables: otherwise the planner may read all projects to join a hundred of them
        inArray(members.projectId, ids),
        inArray(projects.id, ids),
        or(sql`${members.role} = any(${projects.moveRoles})`, inArray(members.role, overseers)),
        or(isNull(remindedOn), lt(remindedOn, day)),
      ),
    );
  return rows.map(({ userId }) => userId);
}
