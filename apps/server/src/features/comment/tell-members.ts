import type { Work } from '../../context.ts';
import type { ProjectState } from '../approval/public.ts';

/** Open pages of the team hear that something of its tasks has changed. */
export function tellMembers(
  { deps, afterCommit }: Work,
  { project, team }: Pick<ProjectState, 'project' | 'team'>,
): void {
  afterCommit(() => {
    for (const { userId } of team) {
      deps.push.tell({ kind: 'tasks', userId, projectId: project.id });
    }
  });
}
