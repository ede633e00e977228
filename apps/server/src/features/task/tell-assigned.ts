import type { Work } from '../../context.ts';
import { notify } from '../notification/public.ts';
import type { TaskRecord } from './find-tasks.ts';
import type { TaskScene } from './task-scene.ts';

/** Tells those who were given a task that it is theirs; nobody is told of what he has taken himself. */
export async function tellAssigned(
  work: Work,
  { project, actor }: TaskScene,
  before: Pick<TaskRecord, 'assignees'> | null,
  after: Pick<TaskRecord, 'id' | 'title' | 'assignees' | 'doneAt'>,
): Promise<void> {
  const to = after.assignees.filter((id) => !before?.assignees.includes(id));
  if (to.length === 0 || after.doneAt) return;
  await notify(work, {
    reason: 'task',
    variant: 'assigned',
    to,
    actor,
    project,
    said: { task: after.id, title: after.title },
  });
}
