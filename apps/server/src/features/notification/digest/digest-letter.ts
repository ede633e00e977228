import { type Notification, notificationDeed } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { Letter, LetterGroup } from '../../../mail/compose-mail.ts';
import { asSentence } from '../letters/move-lines.ts';
import { sayIn } from '../letters/words-in.ts';

/** A longer digest nobody reads to its end. */
const SHOWN = 40;

interface Told {
  notifications: readonly Notification[];
  /** What follows a title, by id of the notification. */
  tails: ReadonlyMap<string, string>;
  locale: Locale;
  publicUrl: string;
}

/** By project, the one with the newest first; the newest first within each. */
function groupsOf({ notifications, tails, locale, publicUrl }: Told): LetterGroup[] {
  const groups = new Map<string, LetterGroup>();
  for (const one of notifications.slice(0, SHOWN)) {
    const key = one.project?.id ?? '';
    const group = groups.get(key) ?? {
      title: one.project?.title ?? translate(locale, 'notifications.noProject'),
      lines: [],
    };
    // who has the section now is told by what follows, not as it was then
    const title = notificationDeed(one, sayIn(locale));
    const said = one.actor && !title.includes(one.actor) ? `${title} (${one.actor})` : title;
    const tail = tails.get(one.id);
    const text = tail ? `${asSentence(said)} ${tail}` : said;
    group.lines.push({ text, href: one.link && `${publicUrl}${one.link}` });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The daily mail: what is unread, by project. */
export function digestLetter(told: Told): Omit<Letter, 'to'> {
  const { notifications, locale, publicUrl } = told;
  const more = notifications.length - SHOWN;
  return {
    subject: translate(locale, 'notifications.digest.subject', { count: notifications.length }),
    paragraphs: [
      translate(locale, 'notifications.digest.intro'),
      ...(more > 0 ? [translate(locale, 'notifications.digest.more', { count: more })] : []),
    ],
    groups: groupsOf(told),
    button: {
      title: translate(locale, 'notifications.digest.open'),
      href: `${publicUrl}/notifications`,
    },
  };
}
