import { translate } from '@pv/texts';
import type { Locale, Work } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { OwnProject } from './find-own-projects.ts';

/** Mails a person that his account is deleted, and what became of his projects. */
export async function sayFarewell(
  work: Work,
  { email, locale }: { email: string; locale: Locale },
  { solo, teams }: { solo: readonly OwnProject[]; teams: readonly OwnProject[] },
): Promise<void> {
  const groups = [
    { title: translate(locale, 'account.mail.deleted'), projects: solo },
    { title: translate(locale, 'account.mail.left'), projects: teams },
  ];
  const mail = composeMail(work.deps, locale, {
    to: email,
    subject: translate(locale, 'account.mail.subject'),
    paragraphs: [
      translate(locale, 'account.mail.intro'),
      translate(locale, 'account.mail.kept'),
      translate(locale, 'account.mail.notYou'),
    ],
    groups: groups
      .filter(({ projects }) => projects.length > 0)
      .map(({ title, projects }) => ({
        title,
        lines: projects.map((project) => ({ text: project.title, href: null })),
      })),
  });
  await enqueue(work, 'mail.send', mail);
}
