import { AppError, type ProjectType } from '@pv/contract';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import {
  approvalSections,
  members,
  profiles,
  projectFields,
  projects,
  remarks,
  reviews,
  stages,
  users,
} from '../../db/schema/index.ts';
import { stageDocuments } from '../document/public.ts';
import { currentFiles } from '../file/public.ts';
import { type ProjectState, placeKey, type StageRow, type TeamMember } from './state.ts';

const PLACE_OF_KIND = { start: 0, numeric: 1, finish: 2 } as const;

function byPlace(a: StageRow, b: StageRow): number {
  return PLACE_OF_KIND[a.kind] - PLACE_OF_KIND[b.kind] || (a.number ?? 0) - (b.number ?? 0);
}

/** The team of a project, in the order of joining. */
function loadTeam(executor: Executor, projectId: string): Promise<TeamMember[]> {
  const told = (field: string) => sql`${profiles.fields}->>${sql.raw(`'${field}'`)}`;
  return executor
    .select({
      userId: members.userId,
      role: members.role,
      joinedAt: members.joinedAt,
      email: users.email,
      locale: users.locale,
      name: sql<string>`coalesce(${profiles.name}, '')`,
      post: sql<string>`coalesce(${told('post')}, '')`,
      institution: sql<string>`coalesce(nullif(${told('institution')}, ''), ${told('work_place')}, '')`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .where(eq(members.projectId, projectId))
    .orderBy(asc(members.joinedAt), asc(members.userId));
}

async function loadStages(executor: Executor, projectId: string): Promise<StageRow[]> {
  const shown = or(eq(stages.kind, 'start'), ne(stages.status, 'deleted'));
  const rows = await executor
    .select()
    .from(stages)
    .where(and(eq(stages.projectId, projectId), shown));
  return rows.sort(byPlace);
}

async function countOpenRemarks(executor: Executor, projectId: string) {
  const rows = await executor
    .select({
      section: reviews.section,
      stageId: reviews.stageId,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .innerJoin(remarks, eq(remarks.reviewId, reviews.id))
    .where(and(eq(reviews.projectId, projectId), eq(remarks.done, false)))
    .groupBy(reviews.section, reviews.stageId);
  return new Map(rows.map((row) => [placeKey(row), row.count]));
}

/** Everything about a project, whoever asks; null when there is none. */
export async function loadProject(
  executor: Executor,
  projectId: string,
): Promise<ProjectState | null> {
  const [project] = await executor.select().from(projects).where(eq(projects.id, projectId));
  if (!project) return null;
  return {
    project,
    team: await loadTeam(executor, projectId),
    stages: await loadStages(executor, projectId),
    fields: await executor
      .select()
      .from(projectFields)
      .where(eq(projectFields.projectId, projectId))
      .orderBy(asc(projectFields.position), asc(projectFields.createdAt)),
    sections: await executor
      .select()
      .from(approvalSections)
      .where(eq(approvalSections.projectId, projectId)),
    openRemarks: await countOpenRemarks(executor, projectId),
    documents: await stageDocuments(executor, projectId),
    files: await currentFiles(executor, projectId),
  };
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
  const state = await loadProject(executor, projectId);
  if (!state?.team.some((member) => member.userId === userId)) throw new AppError('not_found');
  return state;
}

/**
 * Locks the project's row until the end of the transaction: everything that changes one project
 * happens one after another.
 */
async function lockProject(trx: Transaction, projectId: string): Promise<void> {
  await trx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
}

/** As `loadState`, with the project locked. */
export async function lockState(
  trx: Transaction,
  projectId: string,
  userId: string,
): Promise<ProjectState> {
  await lockProject(trx, projectId);
  return loadState(trx, projectId, userId);
}

/**
 * As `lockState`, for somebody who is not in the team yet, such as the holder of an invitation.
 * @throws AppError `not_found`
 */
export async function lockForeignState(trx: Transaction, projectId: string): Promise<ProjectState> {
  await lockProject(trx, projectId);
  const state = await loadProject(trx, projectId);
  if (!state) throw new AppError('not_found');
  return state;
}

/**
 * Refuses a project of another kind: each kind has addresses of its own.
 * @throws AppError `not_found`, also for an absent project
 */
export async function checkKind(
  executor: Executor,
  projectId: string,
  type: ProjectType,
): Promise<void> {
  const [found] = await executor
    .select({ type: projects.type })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (found?.type !== type) throw new AppError('not_found');
}

/**
 * The project of a stage.
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
