import type { Work } from '../../context.ts';
import { type Notice, notify } from '../notification/public.ts';
import type { TaskRecord } from './find-tasks.ts';
import type { TaskScene } from './task-scene.ts';

interface Given {
  before: Pick<TaskRecord, 'assignees'> | null;
  after: Pick<TaskRecord, 'id' | 'title' | 'assignees' | 'doneAt'>;
}

/** Tells those who were given tasks that they are theirs; nobody is told of what he has taken himself. */
export async function tellAssigned(
  work: Work,
  { project, actor }: TaskScene,
  given: readonly Given[],
): Promise<void> {
  const notices = given.flatMap(({ before, after }): Notice[] => {
    const to = after.assignees.filter((id) => !before?.assignees.includes(id));
    if (to.length === 0 || after.doneAt) return [];
    const said = { task: after.id, title: after.title };
    return [{ reason: 'task', variant: 'assigned', to, actor, project, said }];
  });
  if (notices.length > 0) await notify(work, ...notices);
}
