import { translate } from '@pv/texts';
import type { Locale, Work } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import type { ProjectState } from '../../approval/public.ts';

/** Who gets a mail, in which language. */
export interface Reader {
  email: string;
  locale: Locale;
}

interface Letter {
  subject: string;
  paragraphs: string[];
  /** A link and its words; the page of the project where it is left out, nothing where it is null. */
  button?: { title: string; href: string } | null;
}

type Project = Pick<ProjectState['project'], 'id' | 'type' | 'title'>;

/** Where a project is seen in a browser. */
function projectAddress(work: Work, { id, type }: Project): string {
  return `${work.deps.config.publicUrl}/project/${type}/${id}#team`;
}

/** Mails a letter about a team, sent only if the transaction commits. */
export async function writeLetter(
  work: Work,
  project: Project,
  { email, locale }: Reader,
  { subject, paragraphs, button }: Letter,
): Promise<void> {
  const toProject = {
    title: translate(locale, 'approval.mail.move.button'),
    href: projectAddress(work, project),
  };
  const shown = button === undefined ? toProject : button;
  const letter = { to: email, subject, paragraphs, ...(shown && { button: shown }) };
  await enqueue(work, 'mail.send', composeMail(locale, letter));
}
