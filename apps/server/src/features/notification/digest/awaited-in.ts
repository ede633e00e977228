import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects, type StoredMove } from '../../../db/schema/index.ts';
import { holderNames } from '../holder-names.ts';
import type { Reader } from '../reader.ts';
import { teammatesOf } from '../teammates.ts';

/** A move whose turn has come, in a project of the reader. */
export interface AwaitedMove {
  projectId: string;
  move: StoredMove;
  /** It is the reader's. */
  own: boolean;
  /** Names of those who have it; empty where that is nobody. */
  holders: string;
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
  const rows = await executor
    .select({
      projectId: projects.id,
      zone: projects.timeZone,
      moves: projects.moves,
      role: members.role,
    })
    .from(projects)
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, id)))
    .where(inArray(projects.id, [...projectIds]));
  const teams = await teammatesOf(executor, projectIds);
  return rows.flatMap(({ projectId, zone, moves, role }) =>
    moves
      .filter(({ after }) => after === null)
      .map((move) => ({
        projectId,
        zone,
        move,
        own: move.roles.includes(role),
        holders: holderNames(teams.get(projectId) ?? [], move.roles),
      })),
  );
}
