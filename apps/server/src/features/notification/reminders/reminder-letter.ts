import { notificationTitle } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { Letter, LetterGroup } from '../../../mail/compose-mail.ts';
import { asSentence, deadlineLine, lackLines } from '../letters/move-lines.ts';
import { sayIn, toldOf } from '../letters/words-in.ts';
import { linkOf } from '../link-of.ts';
import type { Notice } from '../notice.ts';
import type { Reminder } from './find-reminders.ts';

const KINDS = {
  own: { reason: 'reminder', variant: 'own' },
  stalled: { reason: 'stalled', variant: 'waits' },
} as const;

/** A reminder as a notice to one person. */
export function reminderNotice(reminder: Reminder, userId: string): Notice {
  const { kind, project, place, asked, again, missing, advised } = reminder;
  const { days: count, owners: person } = reminder;
  return {
    ...KINDS[kind],
    to: [userId],
    actor: null,
    project,
    place,
    said: { asked, count, person, ...(again && { again }) },
    told: { returned: null, comment: null, missing, advised },
  };
}

/** What waits for whom, what it lacks and by when it has to be done. */
function reminderLine(notice: Notice, reader: { locale: Locale; zone: string }): string {
  const { locale } = reader;
  const title = notificationTitle(toldOf(notice), sayIn(locale));
  return [
    asSentence(title),
    ...(notice.told ? lackLines({ ...notice.told, type: notice.project?.type }, locale) : []),
    ...deadlineLine(notice.place, reader),
  ].join(' ');
}

/** One mail about everything that a person is reminded of today, by project. */
export function reminderLetter(
  notices: readonly Notice[],
  reader: { locale: Locale; zone: string; publicUrl: string },
): Omit<Letter, 'to'> {
  const { locale, publicUrl } = reader;
  const groups = new Map<string, LetterGroup>();
  for (const notice of notices) {
    const { reason, variant, project, place } = notice;
    if (!project) continue;
    const path = linkOf({ reason, variant, project, stageId: place?.stageId });
    const group = groups.get(project.id) ?? { title: project.title, lines: [] };
    const text = reminderLine(notice, reader);
    group.lines.push({ text, href: path && `${publicUrl}${path}` });
    groups.set(project.id, group);
  }
  const count = notices.filter(({ reason }) => reason === 'reminder').length;
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
