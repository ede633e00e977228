import { notificationTitle } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { Letter, LetterGroup } from '../../../mail/compose-mail.ts';
import { sayIn, toldOf } from '../letters/notice-letter.ts';
import { linkOf } from '../link-of.ts';
import type { Notice } from '../notice.ts';
import type { Reminder } from './find-reminders.ts';

/** A reminder as a notice to one person. */
export function reminderNotice(reminder: Reminder, userId: string): Notice {
  const { kind, project, place, asked, days: count, owners: person } = reminder;
  return {
    reason: 'reminder',
    variant: kind,
    to: [userId],
    actor: null,
    project,
    place,
    said: { asked, count, person },
  };
}

/** One mail about everything that a person is reminded of today, by project. */
export function reminderLetter(
  notices: readonly Notice[],
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Omit<Letter, 'to'> {
  const groups = new Map<string, LetterGroup>();
  for (const notice of notices) {
    const { reason, variant, project, place } = notice;
    if (!project) continue;
    const path = linkOf({ reason, variant, project, stageId: place?.stageId });
    const group = groups.get(project.id) ?? { title: project.title, lines: [] };
    const text = notificationTitle(toldOf(notice), sayIn(locale));
    group.lines.push({ text, href: path && `${publicUrl}${path}` });
    groups.set(project.id, group);
  }
  const count = notices.filter(({ variant }) => variant === 'own').length;
  const own = count > 0;
  return {
    subject: own
      ? translate(locale, 'notifications.reminders.subject', { count })
      : translate(locale, 'notifications.reminders.stalledSubject'),
    paragraphs: [
      translate(
        locale,
        own ? 'notifications.reminders.intro' : 'notifications.reminders.stalledIntro',
      ),
    ],
    groups: [...groups.values()],
    button: {
      title: translate(locale, 'notifications.digest.open'),
      href: `${publicUrl}/notifications`,
    },
  };
}
