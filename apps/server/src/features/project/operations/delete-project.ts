import { AppError, allowed } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { keepLog } from '../../log/public.ts';

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
  await appendEvent(work, {
    projectId,
    kind: 'project_deleted',
    actor,
    before: { title },
    after: { rule, reason },
  });
  await keepLog(work, state.project);
  await work.trx.delete(projects).where(eq(projects.id, projectId));
  const said = { name, project: title };
  for (const { userId: id, email, locale } of state.team) {
    if (id === userId) continue;
    const mail = composeMail(locale, {
      to: email,
      subject: translate(locale, 'approval.mail.deleted.subject', { project: said.project }),
      paragraphs: [translate(locale, 'approval.mail.deleted.intro', said)],
    });
    await enqueue(work, 'mail.send', mail);
  }
}
