import { AppError, allowed } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { keepLog } from '../../log/public.ts';
import { notify } from '../../notification/public.ts';

interface Deletion {
  projectId: string;
  userId: string;
  /** Whether the creator has left, which deletes the project, or has deleted it. */
  rule?: 'left' | 'deleted';
  reason?: string | null;
}

/**
 * Deletes a project with everything in it and tells the rest of the team. Only its creator may. The log
 * stays for those who were in the team, without the texts.
 * @throws AppError `not_found`, `forbidden`
 */
export async function deleteProject(
  work: Work,
  { projectId, userId, rule = 'deleted', reason = null }: Deletion,
): Promise<void> {
  const state = await lockState(work.trx, projectId, userId);
  const actor = memberOf(state, userId);
  const { role, name } = actor;
  const isCreator = state.project.creatorId === userId;
  if (!allowed(role, 'delete', { isCreator })) throw new AppError('forbidden');

  const { title } = state.project;
  await keepLog(work, state.project);
  // after the texts are gone: why it was deleted is said to those who go on reading
  await appendEvent(work, {
    projectId,
    kind: 'project_deleted',
    actor,
    before: { title },
    after: { rule, reason },
  });
  await work.trx.delete(projects).where(eq(projects.id, projectId));
  const said = { name, project: title };
  await notify(work, {
    reason: 'project_deleted',
    variant: 'deleted',
    to: state.team.map((member) => member.userId),
    actor: { userId, name },
    project: null,
    said: { project: title },
    letter: ({ locale }) => ({
      subject: translate(locale, 'approval.mail.deleted.subject', said),
      paragraphs: [translate(locale, 'approval.mail.deleted.intro', said)],
    }),
  });
}
