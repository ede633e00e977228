import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { editContent } from '../../approval/public.ts';

/**
 * Changes what the team tells of itself. The team is no part of any edition: nothing has to be
 * approved again.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function changeTeamText(
  work: Work,
  { projectId, userId, content }: { projectId: string; userId: string; content: string },
): Promise<void> {
  await editContent(work, { projectId, userId }, ({ project }) => {
    const write = async () => {
      await work.trx
        .update(projects)
        .set({ teamContent: content })
        .where(eq(projects.id, projectId));
    };
    return {
      places: [],
      kind: 'project_changed',
      before: { team: project.teamContent },
      after: { team: content },
      write: content === project.teamContent ? null : write,
    };
  });
}
