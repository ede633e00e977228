import { AppError, type ProjectType } from '@pv/contract';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
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

type Ids = readonly string[];

/** The teams of projects, each in the order of joining. */
function loadTeams(executor: Executor, ids: Ids): Promise<(TeamMember & { projectId: string })[]> {
  const told = (field: string) => sql`${profiles.fields}->>${sql.raw(`'${field}'`)}`;
  return executor
    .select({
      projectId: members.projectId,
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
    .where(inArray(members.projectId, [...ids]))
    .orderBy(asc(members.joinedAt), asc(members.userId));
}

async function loadStages(executor: Executor, ids: Ids): Promise<StageRow[]> {
  const shown = or(eq(stages.kind, 'start'), ne(stages.status, 'deleted'));
  const rows = await executor
    .select()
    .from(stages)
    .where(and(inArray(stages.projectId, [...ids]), shown));
  return rows.sort(byPlace);
}

function countOpenRemarks(executor: Executor, ids: Ids) {
  return executor
    .select({
      projectId: reviews.projectId,
      section: reviews.section,
      stageId: reviews.stageId,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .innerJoin(remarks, eq(remarks.reviewId, reviews.id))
    .where(and(inArray(reviews.projectId, [...ids]), eq(remarks.done, false)))
    .groupBy(reviews.projectId, reviews.section, reviews.stageId);
}

function loadFields(executor: Executor, ids: Ids) {
  return executor
    .select()
    .from(projectFields)
    .where(inArray(projectFields.projectId, [...ids]))
    .orderBy(asc(projectFields.position), asc(projectFields.createdAt));
}

/** Gives the rows of one project at a time. */
function byProject<R extends { projectId: string }>(rows: readonly R[]): (id: string) => R[] {
  const groups = Map.groupBy(rows, ({ projectId }) => projectId);
  return (id) => groups.get(id) ?? [];
}

/** Everything about several projects, whoever asks, by id; absent ones are left out. One query a table. */
export async function loadProjects(
  executor: Executor,
  ids: Ids,
): Promise<Map<string, ProjectState>> {
  const rows = await executor
    .select()
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  if (rows.length === 0) return new Map();
  const found = rows.map(({ id }) => id);
  const team = byProject(await loadTeams(executor, found));
  const stagesOf = byProject(await loadStages(executor, found));
  const fields = byProject(await loadFields(executor, found));
  const sections = byProject(
    await executor
      .select()
      .from(approvalSections)
      .where(inArray(approvalSections.projectId, found)),
  );
  const open = byProject(await countOpenRemarks(executor, found));
  const documents = byProject(await stageDocuments(executor, found));
  const files = byProject(await currentFiles(executor, found));
  return new Map(
    rows.map((project) => [
      project.id,
      {
        project,
        team: team(project.id),
        stages: stagesOf(project.id),
        fields: fields(project.id),
        sections: sections(project.id),
        openRemarks: new Map(open(project.id).map((row) => [placeKey(row), row.count])),
        documents: new Map(documents(project.id).map((row) => [row.stageId, row.document])),
        files: files(project.id),
      },
    ]),
  );
}

/** Everything about a project, whoever asks; null when there is none. */
export async function loadProject(
  executor: Executor,
  projectId: string,
): Promise<ProjectState | null> {
  return (await loadProjects(executor, [projectId])).get(projectId) ?? null;
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
    // what only refers to the project, such as a notification, need not wait
    .for('no key update');
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
