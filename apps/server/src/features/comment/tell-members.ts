import type { Work } from '../../context.ts';
import type { OpenTalk } from './open-talk.ts';

/** Open pages of those who take part hear that something was said or changed. */
export function tellMembers(
  { deps, afterCommit }: Work,
  { state: { project, team }, guests }: Pick<OpenTalk, 'state' | 'guests'>,
): void {
  afterCommit(() => {
    for (const { userId } of [...team, ...guests]) {
      deps.push.tell({ kind: 'tasks', userId, projectId: project.id });
    }
  });
}
