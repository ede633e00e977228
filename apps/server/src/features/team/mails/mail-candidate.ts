import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import type { ProjectState } from '../../approval/public.ts';
import { writeLetter } from './write-letter.ts';

/** Tells whoever waited for the team's confirmation what the team has said. */
export async function mailCandidate(
  work: Work,
  project: ProjectState['project'],
  userId: string,
  kind: 'confirmed' | 'refused',
): Promise<void> {
  const [reader] = await work.trx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  if (!reader) return;
  const said = { project: project.title };
  await writeLetter(work, project, reader, {
    subject: translate(reader.locale, `teamMail.${kind}.subject`, said),
    paragraphs: [translate(reader.locale, `teamMail.${kind}.intro`, said)],
    ...(kind === 'refused' && { button: null }),
  });
}
