import type { Task, TaskRow } from '@pv/contract';
import { allowed } from '@pv/contract';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { countComments } from '../comment/public.ts';
import { countFiles, findFiles } from './files/find-files.ts';
import { presentFile } from './files/present-file.ts';
import { namesIn, type TaskRecord } from './find-tasks.ts';
import type { OpenTask } from './open-task.ts';
import { mayEditTasks } from './task-scene.ts';

/** What tasks are shown with besides their own rows. */
interface Around {
  /** Of those at least to whom they are given, by id. */
  names: ReadonlyMap<string, string>;
  /** How much was said of each, by id. */
  said: ReadonlyMap<string, number>;
  /** How many files each has, by id. */
  attached: ReadonlyMap<string, number>;
}

/** A task as rows, cards and bars show it. */
export function presentRow(task: TaskRecord, { names, said, attached }: Around): TaskRow {
  return {
    id: task.id,
    project_id: task.projectId,
    number: task.number,
    title: task.title,
    stage_id: task.stageId,
    parent_id: task.parentId,
    status: task.status,
    done: task.doneAt !== null,
    priority: task.priority,
    assignees: task.assignees.map((id) => ({ id, name: names.get(id) ?? '' })),
    formerly: task.formerly,
    tags: task.tags,
    starts_at: task.startsAt,
    due_at: task.dueAt,
    blocked_by: task.blockedBy,
    order: task.rank,
    checklist_done: task.checklist.filter(({ done }) => done).length,
    checklist_total: task.checklist.length,
    has_description: task.description.trim() !== '',
    comments: said.get(task.id) ?? 0,
    files: attached.get(task.id) ?? 0,
    version: task.version,
    created_at: task.createdAt.toISOString(),
    updated_at: task.updatedAt.toISOString(),
    done_at: task.doneAt?.toISOString() ?? null,
  };
}

/** Several tasks of one project as rows. */
export async function presentRows(
  executor: Executor,
  projectId: string,
  found: readonly TaskRecord[],
): Promise<TaskRow[]> {
  const names = await namesIn(executor, projectId);
  const said = await countComments(executor, 'task', { projectId });
  const attached = await countFiles(executor, { projectId });
  return found.map((task) => presentRow(task, { names, said, attached }));
}

/** Where a task is read from, and where its files lie. */
interface Reader {
  executor: Executor;
  storage: Storage;
}

/** Reads a task as a change leaves it. */
export const readerOf = ({ trx, deps }: Work): Reader => ({
  executor: trx,
  storage: deps.storage,
});

/** A task as its own page shows it. */
export async function presentTask(
  { executor, storage }: Reader,
  { scene, task, names, said, attached }: OpenTask,
): Promise<Task> {
  const { id } = task;
  const files = attached > 0 ? await findFiles(executor, id) : [];
  const around = { names, said: new Map([[id, said]]), attached: new Map([[id, files.length]]) };
  return {
    ...presentRow(task, around),
    description: task.description,
    checklist: task.checklist,
    author: { id: task.authorId, name: task.authorName },
    source: task.source,
    attachments: await Promise.all(files.map((file) => presentFile(storage, file))),
    can: { edit: mayEditTasks(scene), comment: allowed(scene.actor.role, 'comment') },
  };
}
