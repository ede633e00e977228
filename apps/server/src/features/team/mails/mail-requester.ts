import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import type { ProjectState } from '../../approval/public.ts';
import type { RequestRow } from '../requests/find-request.ts';
import { writeLetter } from './write-letter.ts';

/** Tells whoever has asked a member for something what came of it. */
export async function mailRequester(
  work: Work,
  { project, team }: ProjectState,
  { kind, requesterId, targetName: name }: RequestRow,
  outcome: 'accepted' | 'declined' | 'lapsed',
): Promise<void> {
  const reader = team.find((member) => member.userId === requesterId);
  if (!reader) return;
  const { locale } = reader;
  const said = { name, project: project.title };
  await writeLetter(work, project, reader, {
    subject: translate(locale, `teamMail.${kind}.${outcome}`, said),
    paragraphs: [translate(locale, `teamMail.${kind}.${outcome}`, said)],
  });
}
