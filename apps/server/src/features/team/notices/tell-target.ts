import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState } from '../../approval/public.ts';
import { dayWords, notify, requestReason, settleRequest } from '../../notification/public.ts';
import type { RequestRow } from '../requests/find-request.ts';

/** Brings a request to the member who is to answer it, for the first time or once more. */
export async function tellTarget(
  work: Work,
  state: ProjectState,
  row: RequestRow,
  variant: 'asked' | 'reminded',
): Promise<void> {
  const { kind, projectId, targetId, requesterId, requesterName: name, role } = row;
  const { project } = state;
  const href = `${work.deps.config.publicUrl}/project/${project.type}/${project.id}#team`;
  await settleRequest(work, { kind, projectId, targetId });
  await notify(work, {
    reason: requestReason(kind),
    variant,
    to: [targetId],
    actor: { userId: requesterId, name },
    project: noticeProject(state),
    said: { ...(role && { role }), ...(row.reason && { note: row.reason }) },
    letter: ({ locale, zone }) => {
      const said = {
        name,
        project: project.title,
        role: role ? translate(locale, `roles.${role}`) : '',
      };
      const about = translate(locale, `teamMail.${kind}.subject`, said);
      return {
        subject: variant === 'asked' ? about : translate(locale, 'teamMail.reminder', { about }),
        paragraphs: [
          translate(locale, `teamMail.${kind}.intro`, said),
          ...(row.reason ? [translate(locale, 'teamMail.reason', { reason: row.reason })] : []),
          translate(locale, `teamMail.${kind}.silence`, {
            date: dayWords(row.expiresAt, { locale, zone }),
          }),
        ],
        button: { title: translate(locale, 'teamMail.answer'), href },
      };
    },
  });
}
