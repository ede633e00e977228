import { AppError, allowed } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { lockState, memberOf } from '../../approval/public.ts';

/**
 * Deletes a project with everything in it and tells the rest of the team. Only its creator may.
 * @throws AppError `not_found`, `forbidden`
 */
export async function deleteProject(
  work: Work,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  const state = await lockState(work.trx, projectId, userId);
  const { role, name } = memberOf(state, userId);
  const isCreator = state.project.creatorId === userId;
  if (!allowed(role, 'delete', { isCreator })) throw new AppError('forbidden');

  await work.trx.delete(projects).where(eq(projects.id, projectId));
  const said = { name, project: state.project.title };
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
