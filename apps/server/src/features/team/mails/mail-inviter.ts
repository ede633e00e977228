import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import type { ProjectState } from '../../approval/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';
import { writeLetter } from './write-letter.ts';

interface Answer {
  kind: 'accepted' | 'confirm' | 'declined';
  /** Who has answered: a name, or the address where there is none. */
  name: string;
}

/** Tells whoever invited, or the author of the project where he is gone, how the invitation was answered. */
export async function mailInviter(
  work: Work,
  { project, team }: ProjectState,
  { inviterId, email, role, reason }: InvitationRow,
  { kind, name }: Answer,
): Promise<void> {
  const reader =
    team.find((member) => member.userId === inviterId) ??
    team.find((member) => member.userId === project.creatorId);
  if (!reader) return;
  const { locale } = reader;
  const said = { name, email, project: project.title, role: translate(locale, `roles.${role}`) };
  const why = reason ? [translate(locale, 'teamMail.reason', { reason })] : [];
  await writeLetter(work, project, reader, {
    subject: translate(locale, `teamMail.${kind}.subject`, said),
    paragraphs: [translate(locale, `teamMail.${kind}.intro`, said), ...why],
  });
}
