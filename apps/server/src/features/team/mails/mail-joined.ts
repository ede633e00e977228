import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import type { ProjectState, TeamMember } from '../../approval/public.ts';

/** Tells the owner of a personal code that it was used, and what to do if it should not have been. */
export async function mailJoined(
  work: Work,
  { id, type, title: project }: ProjectState['project'],
  inviter: TeamMember,
  { email, locale, role }: TeamMember,
): Promise<void> {
  const said = { name: inviter.name, project, role: translate(locale, `roles.${role}`) };
  const mail = composeMail(locale, {
    to: email,
    subject: translate(locale, 'approval.mail.joined.subject', { project }),
    paragraphs: [
      translate(locale, 'approval.mail.joined.intro', said),
      translate(locale, 'approval.mail.joined.why'),
    ],
    button: {
      title: translate(locale, 'approval.mail.move.button'),
      href: `${work.deps.config.publicUrl}/project/${type}/${id}`,
    },
  });
  await enqueue(work, 'mail.send', mail);
}
