import type { Work } from '../../context.ts';
import { tellTasks } from '../approval/public.ts';
import type { OpenTalk } from './open-talk.ts';

/** Open pages of those who take part hear that something was said or changed. */
export function tellMembers(
  work: Work,
  { state: { project, team }, guests }: Pick<OpenTalk, 'state' | 'guests'>,
): void {
  const people = [...team, ...guests].map(({ userId }) => userId);
  tellTasks(work, { projectId: project.id, people });
}
