import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import type { ProjectState } from '../../approval/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';
import { tokenOf } from '../invitations/token.ts';
import { writeLetter } from './write-letter.ts';

/** The language of an address: that of its account, else the one the inviter works in. */
async function localeOf(work: Work, { email, locale }: InvitationRow): Promise<Locale> {
  const [known] = await work.trx
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.email, email));
  return known?.locale ?? locale;
}

/** Mails the link of an invitation, in the language of whoever gets it. */
export async function mailInvitation(
  work: Work,
  project: ProjectState['project'],
  invitation: InvitationRow,
): Promise<void> {
  const locale = await localeOf(work, invitation);
  const { email, role, inviterName: name, expiresAt } = invitation;
  const said = { name, project: project.title, role: translate(locale, `roles.${role}`) };
  const link = new URL('/invite', work.deps.config.publicUrl);
  link.searchParams.set('token', tokenOf(work.deps.config.secret, invitation.id));
  const until = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Moscow',
  });
  await writeLetter(
    work,
    project,
    { email, locale },
    {
      subject: translate(locale, 'teamMail.invitation.subject', said),
      paragraphs: [
        translate(locale, 'teamMail.invitation.intro', said),
        translate(locale, 'teamMail.invitation.life', { date: until.format(expiresAt) }),
        translate(locale, 'teamMail.invitation.account'),
        translate(locale, 'teamMail.invitation.notYou'),
      ],
      button: { title: translate(locale, 'teamMail.invitation.button'), href: link.href },
    },
  );
}
