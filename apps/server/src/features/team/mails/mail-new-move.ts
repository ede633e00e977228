import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import type { ProjectState, TeamMember } from '../../approval/public.ts';
import { writeLetter } from './write-letter.ts';

/** Tells a member that a change of the team has given the move to him. */
export async function mailNewMove(
  work: Work,
  project: ProjectState['project'],
  person: Pick<TeamMember, 'name'>,
  reader: TeamMember,
): Promise<void> {
  const said = { name: person.name, project: project.title };
  await writeLetter(work, project, reader, {
    subject: translate(reader.locale, 'approval.mail.move.subject', { project: project.title }),
    paragraphs: [translate(reader.locale, 'teamMail.newMove.intro', said)],
  });
}
