import type { Task, TaskRow } from '@pv/contract';
import { allowed } from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import { countComments } from '../comment/public.ts';
import { namesIn, type TaskRecord } from './find-tasks.ts';
import { mayEditTasks, type TaskScene } from './task-scene.ts';

/** What tasks are shown with besides their own rows. */
interface Around {
  /** Of the team, by id. */
  names: ReadonlyMap<string, string>;
  /** How much was said of each, by id. */
  said: ReadonlyMap<string, number>;
}

/** A task as rows, cards and bars show it. */
export function presentRow(task: TaskRecord, { names, said }: Around): TaskRow {
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
    files: 0,
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
  return found.map((task) => presentRow(task, { names, said }));
}

/** A task as its own page shows it, for somebody of the team; `names` are those of the team. */
export async function presentTask(
  executor: Executor,
  scene: TaskScene,
  task: TaskRecord,
  names: ReadonlyMap<string, string>,
): Promise<Task> {
  const said = await countComments(executor, 'task', { ids: [task.id] });
  return {
    ...presentRow(task, { names, said }),
    description: task.description,
    checklist: task.checklist,
    author: { id: task.authorId, name: task.authorName },
    source: task.source,
    attachments: [],
    can: { edit: mayEditTasks(scene), comment: allowed(scene.actor.role, 'comment') },
  };
}
