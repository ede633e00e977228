import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { approvalSections, members, projects, stages } from '../../db/schema/index.ts';
import { byPlace, countTasks } from '../approval/public.ts';

type Ids = readonly string[];

/** Without the texts of plans and results: hundreds of works have megabytes of them. */
function loadStages(executor: Executor, ids: Ids) {
  return executor
    .select({
      id: stages.id,
      projectId: stages.projectId,
      kind: stages.kind,
      number: stages.number,
      title: stages.title,
      status: stages.status,
      resultStatus: stages.resultStatus,
      endsAt: stages.endsAt,
    })
    .from(stages)
    .where(
      and(
        inArray(stages.projectId, [...ids]),
        or(eq(stages.kind, 'start'), ne(stages.status, 'deleted')),
      ),
    );
}

/** Sections of which a reset has taken a status away. */
function loadReached(executor: Executor, ids: Ids) {
  return executor
    .select({
      projectId: approvalSections.projectId,
      stageId: approvalSections.stageId,
      section: approvalSections.section,
      reachedStatus: approvalSections.reachedStatus,
      deliveredAt: approvalSections.deliveredAt,
    })
    .from(approvalSections)
    .where(
      and(inArray(approvalSections.projectId, [...ids]), isNotNull(approvalSections.reachedStatus)),
    );
}

/** Those who have a move, in the order of joining. */
function loadMovers(executor: Executor, ids: Ids) {
  return executor
    .select({
      projectId: members.projectId,
      userId: members.userId,
      role: members.role,
      name: sql<string>`coalesce((
        select told.name from profiles told where told.user_id = ${members.userId}), '')`,
    })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(
      and(inArray(members.projectId, [...ids]), sql`${members.role} = any(${projects.moveRoles})`),
    )
    .orderBy(asc(members.joinedAt));
}

/** What the picture shows of a work besides the work itself. */
export interface WorkParts {
  stages: Awaited<ReturnType<typeof loadStages>>;
  sections: Awaited<ReturnType<typeof loadReached>>;
  movers: Awaited<ReturnType<typeof loadMovers>>;
  /** By id of the stage. */
  tasks: ReadonlyMap<string, { done: number; total: number }>;
}

/** The parts of works, one query a table; gives those of one work at a time. */
export async function loadParts(
  executor: Executor,
  ids: Ids,
): Promise<(projectId: string) => WorkParts> {
  if (ids.length === 0) return () => ({ stages: [], sections: [], movers: [], tasks: new Map() });
  const [allStages, sections, movers, counts] = await Promise.all([
    loadStages(executor, ids),
    loadReached(executor, ids),
    loadMovers(executor, ids),
    countTasks(executor, ids),
  ]);
  const of = {
    stages: Map.groupBy(allStages.sort(byPlace), ({ projectId }) => projectId),
    sections: Map.groupBy(sections, ({ projectId }) => projectId),
    movers: Map.groupBy(movers, ({ projectId }) => projectId),
  };
  const tasks = new Map(counts.map(({ stageId, done, total }) => [stageId, { done, total }]));
  return (projectId) => ({
    stages: of.stages.get(projectId) ?? [],
    sections: of.sections.get(projectId) ?? [],
    movers: of.movers.get(projectId) ?? [],
    tasks,
  });
}
