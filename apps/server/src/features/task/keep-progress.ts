import type { Work } from '../../context.ts';
import { loadProject, refreshStanding } from '../approval/public.ts';
import type { TaskRecord } from './find-tasks.ts';
import type { TaskScene } from './task-scene.ts';

type Counted = Pick<TaskRecord, 'stageId' | 'doneAt'>;

/** Whether a change moves what stages count of their tasks: how many there are, and how many are finished. */
export function countsChange(before: Counted | null, after: Counted | null): boolean {
  const standing = (task: Counted | null) =>
    task?.stageId ? `${task.stageId} ${task.doneAt !== null}` : '';
  return standing(before) !== standing(after);
}

/** Keeps the progress of a project, and what its stages lack, up with its tasks. */
export async function keepProgress(work: Work, { project, actor }: TaskScene): Promise<void> {
  const state = await loadProject(work.trx, project.id);
  if (state) await refreshStanding(work, state, actor);
}
