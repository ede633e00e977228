import type { RoleCode } from '@pv/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, profiles } from '../../db/schema/index.ts';

/** A member of a team as notices name him; the name is empty until he has given one. */
export interface Teammate {
  userId: string;
  role: RoleCode;
  name: string;
}

/** The team of each of these projects by its id, in the order of joining; nothing of a project without one. */
export async function teammatesOf(
  executor: Executor,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, Teammate[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await executor
    .select({
      projectId: members.projectId,
      userId: members.userId,
      role: members.role,
      name: sql<string>`coalesce(${profiles.name}, '')`,
    })
    .from(members)
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .where(inArray(members.projectId, [...projectIds]))
    // those who joined at one moment too in an order that stays
    .orderBy(asc(members.joinedAt), asc(members.userId));
  return Map.groupBy(rows, ({ projectId }) => projectId);
}
