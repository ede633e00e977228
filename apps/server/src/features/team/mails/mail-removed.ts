import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import type { ProjectState, TeamMember } from '../../approval/public.ts';
import { writeLetter } from './write-letter.ts';

/** Tells a member that he was removed at once, by whom and why. */
export async function mailRemoved(
  work: Work,
  project: ProjectState['project'],
  reader: TeamMember,
  { by, reason }: { by: TeamMember; reason: string | null },
): Promise<void> {
  const { locale } = reader;
  const said = { name: by.name, project: project.title };
  await writeLetter(work, project, reader, {
    subject: translate(locale, 'teamMail.removed.subject', said),
    paragraphs: [
      translate(locale, 'teamMail.removed.intro', said),
      ...(reason ? [translate(locale, 'teamMail.reason', { reason })] : []),
      translate(locale, 'teamMail.removed.stays'),
    ],
    button: null,
  });
}
