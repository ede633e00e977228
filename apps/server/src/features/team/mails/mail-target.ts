import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import type { ProjectState, TeamMember } from '../../approval/public.ts';
import type { RequestRow } from '../requests/find-request.ts';
import { writeLetter } from './write-letter.ts';

/** Brings a request to the member who is to answer it, for the first time or once more. */
export async function mailTarget(
  work: Work,
  project: ProjectState['project'],
  reader: Pick<TeamMember, 'email' | 'locale'>,
  { kind, requesterName: name, role, reason, expiresAt }: RequestRow,
  occasion: 'asked' | 'reminded',
): Promise<void> {
  const { locale } = reader;
  const until = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Moscow',
  });
  const said = {
    name,
    project: project.title,
    role: role ? translate(locale, `roles.${role}`) : '',
  };
  const subject = translate(locale, `teamMail.${kind}.subject`, said);
  await writeLetter(work, project, reader, {
    subject:
      occasion === 'asked' ? subject : translate(locale, 'teamMail.reminder', { about: subject }),
    paragraphs: [
      translate(locale, `teamMail.${kind}.intro`, said),
      ...(reason ? [translate(locale, 'teamMail.reason', { reason })] : []),
      translate(locale, `teamMail.${kind}.silence`, { date: until.format(expiresAt) }),
    ],
    button: {
      title: translate(locale, 'teamMail.answer'),
      href: `${work.deps.config.publicUrl}/project/${project.type}/${project.id}#team`,
    },
  });
}
