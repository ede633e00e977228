import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';

/** Tells a member that he was removed at once, by whom and why. */
export async function tellRemoved(
  work: Work,
  state: ProjectState,
  { userId }: TeamMember,
  { by, reason }: { by: TeamMember; reason: string | null },
): Promise<void> {
  const said = { name: by.name, project: state.project.title };
  await notify(work, {
    reason: 'removed',
    variant: 'removed',
    to: [userId],
    actor: by,
    project: noticeProject(state),
    said: reason ? { note: reason } : {},
    letter: ({ locale }) => ({
      subject: translate(locale, 'teamMail.removed.subject', said),
      paragraphs: [
        translate(locale, 'teamMail.removed.intro', said),
        ...(reason ? [translate(locale, 'teamMail.reason', { reason })] : []),
        translate(locale, 'teamMail.removed.stays'),
      ],
    }),
  });
}
