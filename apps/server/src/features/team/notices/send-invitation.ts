import { DEFAULT_ZONE } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { invitationToken } from '../../../signed.ts';
import { noticeProject, type ProjectState } from '../../approval/public.ts';
import { dayWords, notify, settleInvitation } from '../../notification/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';

function letterOf(work: Work, project: ProjectState['project'], invitation: InvitationRow) {
  const { role, inviterName: name, expiresAt } = invitation;
  const link = new URL('/invite', work.deps.config.publicUrl);
  link.searchParams.set('token', invitationToken(work.deps.config.secret, invitation.id));
  return ({ locale, zone }: { locale: Locale; zone: string }) => {
    const said = { name, project: project.title, role: translate(locale, `roles.${role}`) };
    const date = dayWords(expiresAt, { locale, zone });
    return {
      subject: translate(locale, 'teamMail.invitation.subject', said),
      paragraphs: [
        translate(locale, 'teamMail.invitation.intro', said),
        translate(locale, 'teamMail.invitation.life', { date }),
        translate(locale, 'teamMail.invitation.account'),
        translate(locale, 'teamMail.invitation.notYou'),
      ],
      button: { title: translate(locale, 'teamMail.invitation.button'), href: link.href },
    };
  };
}

/**
 * Sends the link of an invitation: to an account as a notice with its mail, to an address that nobody
 * has registered as a mail alone, in the language of the inviter's own letters: the page may be shown in another.
 */
export async function sendInvitation(
  work: Work,
  state: Pick<ProjectState, 'project'>,
  invitation: InvitationRow,
): Promise<void> {
  const { id, email, role, locale, inviterId, inviterName } = invitation;
  const letter = letterOf(work, state.project, invitation);
  const [account] = await work.trx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (!account) {
    const mail = composeMail(work.deps, locale, {
      to: email,
      ...letter({ locale, zone: DEFAULT_ZONE }),
    });
    return enqueue(work, 'mail.send', mail);
  }
  await settleInvitation(work, id);
  await notify(work, {
    reason: 'invitation',
    variant: 'invited',
    to: [account.id],
    actor: { userId: inviterId, name: inviterName },
    project: noticeProject(state),
    said: { role, invitation: id },
    letter,
  });
}
