import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState } from '../../approval/public.ts';
import { dayWords, notify } from '../../notification/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';
import { inviterOf } from './inviter-of.ts';

interface Answer {
  kind: 'accepted' | 'confirm' | 'declined';
  /** Who has answered: a name, or the address where there is none. */
  name: string;
  /** His account, where it is known. */
  userId: string | null;
}

/** Tells whoever invited, or the author of the project where he is gone, how the invitation was answered. */
export async function tellInviter(
  work: Work,
  state: ProjectState,
  row: InvitationRow,
  { kind, name, userId }: Answer,
): Promise<void> {
  const { id, email, role, reason } = row;
  const { project } = state;
  const told = { to: [inviterOf(state, row)], actor: { userId, name } };
  const about = { ...told, project: noticeProject(state), said: { role, person: name } };
  if (kind !== 'confirm') {
    const said = { ...about.said, ...(reason && { note: reason }) };
    return notify(work, { ...about, said, reason: 'invitation_answered', variant: kind });
  }
  await notify(work, {
    ...about,
    reason: 'candidate',
    variant: 'confirm',
    said: { ...about.said, invitation: id },
    letter: ({ locale, zone }) => {
      const said = {
        name,
        email,
        project: project.title,
        role: translate(locale, `roles.${role}`),
      };
      return {
        subject: translate(locale, 'teamMail.confirm.subject', said),
        paragraphs: [
          translate(locale, 'teamMail.confirm.intro', said),
          translate(locale, 'teamMail.confirm.life', {
            date: dayWords(row.expiresAt, { locale, zone }),
          }),
          ...(reason ? [translate(locale, 'teamMail.reason', { reason })] : []),
        ],
      };
    },
  });
}
