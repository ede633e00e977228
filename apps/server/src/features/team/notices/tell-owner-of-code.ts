import { leaveLink } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';

/** Tells the owner of a personal code that it was used, with a way to leave if it should not have been. */
export async function tellOwnerOfCode(
  work: Work,
  state: ProjectState,
  inviter: TeamMember,
  { userId, role }: TeamMember,
): Promise<void> {
  const project = state.project.title;
  const about = {
    reason: 'invitation',
    variant: 'code',
    project: noticeProject(state),
  } as const;
  const leave = leaveLink(about);
  await notify(work, {
    ...about,
    to: [userId],
    actor: inviter,
    said: { role },
    letter: ({ locale }) => {
      const said = { name: inviter.name, project, role: translate(locale, `roles.${role}`) };
      return {
        subject: translate(locale, 'approval.mail.joined.subject', { project }),
        paragraphs: [
          translate(locale, 'approval.mail.joined.intro', said),
          translate(locale, 'approval.mail.joined.why'),
        ],
        ...(leave && {
          second: {
            title: translate(locale, 'notifications.leave'),
            href: `${work.deps.config.publicUrl}${leave}`,
          },
        }),
      };
    },
  });
}
