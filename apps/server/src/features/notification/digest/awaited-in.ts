import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, profiles, projects, type StoredMove } from '../../../db/schema/index.ts';
import type { Reader } from '../reader.ts';

/** A move whose turn has come, in a project of the reader. */
export interface AwaitedMove {
  projectId: string;
  move: StoredMove;
  /** It is the reader's. */
  own: boolean;
  /** Names of those who have it, in the order of joining. */
  holders: string[];
  /** In which the days of its project end. */
  zone: string;
}

/** What is waited for in these projects, as far as the reader is in their teams. */
export async function awaitedIn(
  executor: Executor,
  { id }: Pick<Reader, 'id'>,
  projectIds: readonly string[],
): Promise<AwaitedMove[]> {
  if (projectIds.length === 0) return [];
  const which = [...projectIds];
  const rows = await executor
    .select({
      projectId: projects.id,
      zone: projects.timeZone,
      moves: projects.moves,
      role: members.role,
    })
    .from(projects)
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, id)))
    .where(inArray(projects.id, which));
  const mates = await executor
    .select({
      projectId: members.projectId,
      role: members.role,
      name: sql<string>`coalesce(${profiles.name}, '')`,
    })
    .from(members)
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .where(inArray(members.projectId, which))
    // those who joined at one moment too in an order that stays
    .orderBy(asc(members.joinedAt), asc(members.userId));
  const teams = Map.groupBy(mates, (mate) => mate.projectId);
  return rows.flatMap(({ projectId, zone, moves, role }) =>
    moves
      .filter(({ after }) => after === null)
      .map((move) => ({
        projectId,
        zone,
        move,
        own: move.roles.includes(role),
        holders: (teams.get(projectId) ?? [])
          .filter((mate) => move.roles.includes(mate.role))
          .map(({ name }) => name),
      })),
  );
}
