import {
  AppError,
  type BodyOf,
  circleIn,
  type endpoints,
  firstOpen,
  type Tag,
  type TaskRow,
} from '@pv/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { tasks, taskTags } from '../../../db/schema/index.ts';
import { checkNames } from '../check-names.ts';
import type { TaskRecord } from '../find-tasks.ts';
import { countsChange, keepProgress } from '../keep-progress.ts';
import { presentRows } from '../present-task.ts';
import { lastRanks } from '../ranks.ts';
import { checkDays } from '../task-content.ts';
import { editScene, type TaskScene, tellTeam } from '../task-scene.ts';
import { tellAssigned } from '../tell-assigned.ts';
import { tellTask } from '../tell-task.ts';
import { newRecord, takeNumbers } from './create-task.ts';
import { addTag } from './tags.ts';

type Body = BodyOf<typeof endpoints.task.createMany>;
type Line = Body['tasks'][number] & { id: string };

/** As `search_form` of the database has it: «Ёмкость» and «емкость» are one tag. */
const form = (name: string): string => name.toLowerCase().replaceAll('ё', 'е');

/** The tags that the lines name, made where they are not there yet, by the forms of their names. */
async function tagsOf(work: Work, scene: TaskScene, lines: readonly Line[]) {
  const wanted = new Map(
    lines.flatMap((line) => line.tag_names.map((name) => [form(name), name] as const)),
  );
  const there: Pick<Tag, 'id' | 'name'>[] =
    wanted.size === 0
      ? []
      : await work.trx
          .select({ id: taskTags.id, name: taskTags.name })
          .from(taskTags)
          .where(eq(taskTags.projectId, scene.project.id));
  const ids = new Map(there.map(({ id, name }) => [form(name), id]));
  for (const [written, name] of wanted) {
    if (!ids.has(written))
      ids.set(written, (await addTag(work, scene, { name, colour: 'grey' })).id);
  }
  return ids;
}

/**
 * The line that one is a part of.
 * @throws AppError `task_parent` where that comes later, is a part itself or is not there
 */
function parentOf(lines: readonly Line[], made: readonly TaskRecord[], line: Line) {
  if (line.parent === null) return null;
  const parent = made[line.parent];
  if (!parent || lines[line.parent]?.parent !== null) throw new AppError('task_parent');
  return parent;
}

/**
 * What a line waits for, by the ids that the lines will have.
 * @throws AppError `task_names_absent` for a place where no line is, `task_waits_itself`, `task_waits_kin` for its
 *   parent or part
 */
function blockersOf(lines: readonly Line[], at: number): string[] {
  const { blocked_by: places = [], parent } = lines[at] ?? {};
  return [...new Set(places)].map((place) => {
    if (place === at) throw new AppError('task_waits_itself');
    if (place === parent || lines[place]?.parent === at) throw new AppError('task_waits_kin');
    const id = lines[place]?.id;
    if (!id) throw new AppError('task_names_absent', { fields: { blocked_by: 'field_wrong' } });
    return id;
  });
}

/** What the same person has made under the keys of the lines; as all or none is made, one tells of all. */
async function madeBefore({ trx }: Work, userId: string, lines: readonly Line[]) {
  const keys = lines.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return [];
  const own = and(eq(tasks.authorId, userId), inArray(tasks.key, keys));
  return trx.select().from(tasks).where(own).orderBy(asc(tasks.rank));
}

/**
 * Makes a list of tasks in its order, all or none.
 * @throws AppError as `createTask`
 */
export async function createMany(work: Work, userId: string, body: Body): Promise<TaskRow[]> {
  const { trx } = work;
  const { project_id: projectId } = body;
  const lines = body.tasks.map((line) => ({ ...line, id: uuidv7() }));
  const scene = await editScene(work, { projectId }, userId);
  const known = await madeBefore(work, userId, lines);
  if (known.length > 0) return presentRows(trx, projectId, known);
  const status = body.status ?? firstOpen(scene.statuses);
  const ranks = await lastRanks(trx, projectId, lines.length);
  const first = await takeNumbers(work, projectId, lines.length);
  const tags = await tagsOf(work, scene, lines);
  const stageIds = new Set([body.stage_id, ...lines.map(({ stage_id }) => stage_id ?? null)]);
  for (const stageId of stageIds) await checkNames(trx, scene, { stageId });
  const statuses = new Set([status, ...lines.map((line) => line.status ?? status)]);
  for (const one of statuses) await checkNames(trx, scene, { status: one });
  await checkNames(trx, scene, { assignees: lines.flatMap(({ assignees }) => assignees) });

  const made: TaskRecord[] = [];
  lines.forEach((line, at) => {
    const parent = parentOf(lines, made, line);
    const days = { startsAt: line.starts_at, dueAt: line.due_at };
    checkDays(days);
    const own = line.tag_names.flatMap((name) => tags.get(form(name)) ?? []);
    made.push(
      newRecord(work, scene, {
        id: line.id,
        title: line.title,
        description: line.description,
        stageId: parent
          ? parent.stageId
          : line.stage_id === undefined
            ? body.stage_id
            : line.stage_id,
        parentId: parent?.id ?? null,
        status: line.status ?? status,
        key: line.key ?? null,
        priority: line.priority,
        assignees: line.assignees,
        tags: [...new Set(own)],
        ...days,
        checklist: line.checklist,
        blockedBy: blockersOf(lines, at),
        number: first + at,
        rank: ranks[at] ?? '',
      }),
    );
  });
  const circle = made[circleIn(lines)[0] ?? -1];
  if (circle) throw new AppError('task_cycle', { params: { title: circle.title } });
  await trx.insert(tasks).values(made);
  for (const task of made) await tellTask(work, scene, { kind: 'task_added', task });
  await tellAssigned(
    work,
    scene,
    made.map((after) => ({ before: null, after })),
  );
  if (made.some((task) => countsChange(null, task))) await keepProgress(work, scene);
  await tellTeam(work, projectId);
  return presentRows(trx, projectId, made);
}
