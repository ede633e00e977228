import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';

/** Tells the owner of a personal code that it was used, and what to do if it should not have been. */
export async function tellOwnerOfCode(
  work: Work,
  state: ProjectState,
  inviter: TeamMember,
  { userId, role }: TeamMember,
): Promise<void> {
  const project = state.project.title;
  await notify(work, {
    reason: 'invitation',
    variant: 'code',
    to: [userId],
    actor: inviter,
    project: noticeProject(state),
    said: { role },
    letter: ({ locale }) => {
      const said = { name: inviter.name, project, role: translate(locale, `roles.${role}`) };
      return {
        subject: translate(locale, 'approval.mail.joined.subject', { project }),
        paragraphs: [
          translate(locale, 'approval.mail.joined.intro', said),
          translate(locale, 'approval.mail.joined.why'),
        ],
      };
    },
  });
}
