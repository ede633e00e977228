import { AppError } from '@pv/contract';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import {
  approvalSections,
  members,
  profiles,
  projectFields,
  projects,
  stages,
  users,
} from '../../db/schema/index.ts';
import type { ProjectState, StageRow, TeamMember } from './state.ts';

const PLACE_OF_KIND = { start: 0, numeric: 1, finish: 2 } as const;

function byPlace(a: StageRow, b: StageRow): number {
  return PLACE_OF_KIND[a.kind] - PLACE_OF_KIND[b.kind] || (a.number ?? 0) - (b.number ?? 0);
}

/** The team of a project, in the order of joining. */
export function loadTeam(executor: Executor, projectId: string): Promise<TeamMember[]> {
  return executor
    .select({
      userId: members.userId,
      role: members.role,
      joinedAt: members.joinedAt,
      email: users.email,
      name: sql<string>`coalesce(${profiles.name}, '')`,
      post: sql<string>`coalesce(${profiles.fields}->>'post', '')`,
      institution: sql<string>`coalesce(nullif(${profiles.fields}->>'institution', ''), ${profiles.fields}->>'work_place', '')`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .where(eq(members.projectId, projectId))
    .orderBy(asc(members.joinedAt), asc(members.userId));
}

async function loadParts(executor: Executor, projectId: string) {
  const rows = await executor
    .select()
    .from(stages)
    .where(
      and(
        eq(stages.projectId, projectId),
        or(ne(stages.status, 'deleted'), eq(stages.kind, 'start')),
      ),
    );
  const fields = await executor
    .select()
    .from(projectFields)
    .where(eq(projectFields.projectId, projectId))
    .orderBy(asc(projectFields.position), asc(projectFields.createdAt));
  const sections = await executor
    .select()
    .from(approvalSections)
    .where(eq(approvalSections.projectId, projectId));
  return { stages: rows.sort(byPlace), fields, sections };
}

/**
 * Everything about a project, for a member of its team.
 * @throws AppError `not_found` for an absent project and for a foreign one alike
 */
export async function loadState(
  executor: Executor,
  projectId: string,
  userId: string,
): Promise<ProjectState> {
  const [project] = await executor.select().from(projects).where(eq(projects.id, projectId));
  const team = project ? await loadTeam(executor, projectId) : [];
  if (!project || !team.some((member) => member.userId === userId)) {
    throw new AppError('not_found');
  }
  return { project, team, ...(await loadParts(executor, projectId)) };
}

/**
 * As `loadState`, with the project's row locked until the end of the transaction: everything that
 * changes one project happens one after another.
 */
export async function lockState(
  trx: Transaction,
  projectId: string,
  userId: string,
): Promise<ProjectState> {
  await trx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
  return loadState(trx, projectId, userId);
}

/**
 * The project of a stage that is not deleted.
 * @throws AppError `not_found`
 */
export async function projectOfStage(executor: Executor, stageId: string): Promise<string> {
  const [stage] = await executor
    .select({ projectId: stages.projectId })
    .from(stages)
    .where(eq(stages.id, stageId));
  if (!stage) throw new AppError('not_found');
  return stage.projectId;
}
