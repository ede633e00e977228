import { AppError, type ProjectType } from '@pv/contract';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
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
  tasks,
  users,
} from '../../db/schema/index.ts';
import { stageDocuments } from '../../documents/stage-documents.ts';
import { currentFiles } from './current-files.ts';
import {
  type Place,
  type ProjectRow,
  type ProjectState,
  placeKey,
  type StageRow,
  type TeamMember,
} from './state.ts';

const PLACE_OF_KIND = { start: 0, numeric: 1, finish: 2 } as const;

type StagePlace = Pick<StageRow, 'kind' | 'number'>;

/** Stages in the order of the roadmap: the start, the numeric ones, the finish. */
export function byPlace(a: StagePlace, b: StagePlace): number {
  return PLACE_OF_KIND[a.kind] - PLACE_OF_KIND[b.kind] || (a.number ?? 0) - (b.number ?? 0);
}

type Ids = readonly string[];

/**
 * The teams of projects, each in the order of joining. Each person is looked up by himself: the planner
 * would read all people there are for the hundreds of a page.
 */
function loadTeams(executor: Executor, ids: Ids): Promise<(TeamMember & { projectId: string })[]> {
  const told = (field: string) => sql`${profiles.fields}->>${sql.raw(`'${field}'`)}`;
  const person = executor
    .select({
      email: users.email,
      locale: users.locale,
      name: sql<string>`coalesce(${profiles.name}, '')`.as('name'),
      post: sql<string>`coalesce(${told('post')}, '')`.as('post'),
      institution:
        sql<string>`coalesce(nullif(${told('institution')}, ''), ${told('work_place')}, '')`.as(
          'institution',
        ),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, members.userId))
    // what has a limit is not taken apart by the planner
    .limit(1)
    .as('person');
  return executor
    .select({
      projectId: members.projectId,
      userId: members.userId,
      role: members.role,
      joinedAt: members.joinedAt,
      email: person.email,
      locale: person.locale,
      name: person.name,
      post: person.post,
      institution: person.institution,
    })
    .from(members)
    .innerJoinLateral(person, sql`true`)
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

/** How many tasks the stages have, deleted ones left out. */
export function countTasks(executor: Executor, ids: Ids) {
  return executor
    .select({
      projectId: tasks.projectId,
      stageId: sql<string>`${tasks.stageId}`,
      total: sql<number>`count(*)::int`,
      done: sql<number>`count(${tasks.doneAt})::int`,
    })
    .from(tasks)
    .where(
      and(inArray(tasks.projectId, [...ids]), isNull(tasks.deletedAt), isNotNull(tasks.stageId)),
    )
    .groupBy(tasks.projectId, tasks.stageId);
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

function loadSections(executor: Executor, ids: Ids) {
  return executor
    .select()
    .from(approvalSections)
    .where(inArray(approvalSections.projectId, [...ids]));
}

function loadRows(executor: Executor, ids: Ids): Promise<ProjectRow[]> {
  return executor
    .select()
    .from(projects)
    .where(inArray(projects.id, [...ids]));
}

const byKey = (rows: readonly (Place & { count: number })[]) =>
  new Map(rows.map((row) => [placeKey(row), row.count]));

/** What belongs to projects that are read already; the queries go out together, one a table. */
async function loadParts(executor: Executor, rows: readonly ProjectRow[]): Promise<ProjectState[]> {
  const ids = rows.map(({ id }) => id);
  const found = await Promise.all([
    loadTeams(executor, ids),
    loadStages(executor, ids),
    loadFields(executor, ids),
    loadSections(executor, ids),
    countOpenRemarks(executor, ids),
    stageDocuments(executor, ids),
    currentFiles(executor, ids),
    countTasks(executor, ids),
  ]);
  const [team, stagesOf, fields, sections, open, documents, files, counts] = [
    byProject(found[0]),
    byProject(found[1]),
    byProject(found[2]),
    byProject(found[3]),
    byProject(found[4]),
    byProject(found[5]),
    byProject(found[6]),
    byProject(found[7]),
  ] as const;
  return rows.map((project) => ({
    project,
    team: team(project.id),
    stages: stagesOf(project.id),
    fields: fields(project.id),
    sections: sections(project.id),
    openRemarks: byKey(open(project.id)),
    documents: new Map(documents(project.id).map((row) => [row.stageId, row.document])),
    files: files(project.id),
    tasks: new Map(counts(project.id).map(({ stageId, ...count }) => [stageId, count])),
  }));
}

/** Everything about several projects, whoever asks, by id; absent ones are left out. One query a table. */
export async function loadProjects(
  executor: Executor,
  ids: Ids,
): Promise<Map<string, ProjectState>> {
  const rows = ids.length > 0 ? await loadRows(executor, ids) : [];
  if (rows.length === 0) return new Map();
  const states = await loadParts(executor, rows);
  return new Map(states.map((state) => [state.project.id, state]));
}

/** Everything about a project, whoever asks; null when there is none. */
export async function loadProject(
  executor: Executor,
  projectId: string,
): Promise<ProjectState | null> {
  return (await loadProjects(executor, [projectId])).get(projectId) ?? null;
}

function inTeam(state: ProjectState | null, userId: string): ProjectState {
  if (!state?.team.some((member) => member.userId === userId)) throw new AppError('not_found');
  return state;
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
  return inTeam(await loadProject(executor, projectId), userId);
}

/**
 * Locks the project's row until the end of the transaction: everything that changes one project
 * happens one after another. Gives the row, or null when there is none.
 */
export async function lockProject(trx: Transaction, projectId: string): Promise<ProjectRow | null> {
  const [row] = await trx
    .select()
    .from(projects)
    .where(eq(projects.id, projectId))
    // what only refers to the project, such as a notification, need not wait
    .for('no key update');
  return row ?? null;
}

/**
 * Everything about a project, locked, for somebody who is not in the team, such as the holder of an
 * invitation; null when there is none.
 */
export async function lockIfThere(
  trx: Transaction,
  projectId: string,
): Promise<ProjectState | null> {
  const row = await lockProject(trx, projectId);
  const [state] = row ? await loadParts(trx, [row]) : [];
  return state ?? null;
}

/**
 * As `lockIfThere`.
 * @throws AppError `not_found`
 */
export async function lockForeignState(trx: Transaction, projectId: string): Promise<ProjectState> {
  const state = await lockIfThere(trx, projectId);
  if (!state) throw new AppError('not_found');
  return state;
}

/** As `loadState`, with the project locked. */
export async function lockState(
  trx: Transaction,
  projectId: string,
  userId: string,
): Promise<ProjectState> {
  return inTeam(await lockIfThere(trx, projectId), userId);
}

/**
 * A locked project after a move between statuses or a new edition, which leave team, fields and files
 * as they were: what they change is read anew.
 */
export async function reloadStanding(
  trx: Transaction,
  before: ProjectState,
): Promise<ProjectState> {
  const { id } = before.project;
  const [[project], stagesOf, sections, open] = await Promise.all([
    loadRows(trx, [id]),
    loadStages(trx, [id]),
    loadSections(trx, [id]),
    countOpenRemarks(trx, [id]),
  ]);
  if (!project) throw new AppError('not_found');
  return { ...before, project, stages: stagesOf, sections, openRemarks: byKey(open) };
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
