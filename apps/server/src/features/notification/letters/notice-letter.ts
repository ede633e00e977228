import {
  type Notification,
  type NotificationReason,
  notificationTitle,
  placeName,
  ruleOf,
  type Say,
} from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Locale, Work } from '../../../context.ts';
import { linkOf } from '../link-of.ts';
import type { Notice, NoticeLetter } from '../notice.ts';
import type { Reader } from '../reader.ts';
import { sendLetter } from './send-letter.ts';

/** The texts of one language, for the functions of the contract that make words. */
export const sayIn =
  (locale: Locale): Say =>
  (key, params) =>
    translateDynamic(locale, key, params);

const dayIn = (locale: Locale, moment: Date) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    moment,
  );

type Told = Pick<Notification, 'reason' | 'variant' | 'place' | 'actor' | 'said' | 'project'>;

/** A notice as the words are made of it. */
export function toldOf({ reason, variant, place, actor, said = {}, project }: Notice): Told {
  return {
    reason,
    variant,
    project,
    actor: actor?.name ?? null,
    said,
    place: place
      ? {
          section: place.section,
          stage_id: place.stageId,
          stage_number: place.number,
          stage_title: place.title,
        }
      : null,
  };
}

/** Who hands the move over, what is asked, since when, and by when it has to be done. */
function moveLetter(notice: Notice, told: Told, locale: Locale, now: Date): NoticeLetter {
  const project = notice.project?.title ?? '';
  const what = placeName(told, sayIn(locale));
  const asked = translateDynamic(locale, `approval.asked.${told.said.asked}`);
  const deadline = notice.place?.deadline;
  return {
    subject: translate(locale, 'approval.mail.move.subject', { project }),
    paragraphs: [
      translate(locale, 'approval.mail.move.intro', { name: told.actor ?? '', project }),
      what
        ? translate(locale, 'notifications.mail.ask', { asked, what })
        : translate(locale, 'notifications.mail.askPlain', { asked }),
      translate(locale, 'notifications.mail.since', { date: dayIn(locale, now) }),
      ...(deadline
        ? [
            translate(locale, 'notifications.mail.deadline', {
              date: dayIn(locale, new Date(deadline)),
            }),
          ]
        : []),
    ],
  };
}

/** The title as a sentence, with who has acted and in which project where it does not say so. */
function plainLetter(notice: Notice, told: Told, locale: Locale): NoticeLetter {
  const title = notificationTitle(told, sayIn(locale));
  const project = notice.project?.title;
  const { actor } = told;
  const { note: reason } = told.said;
  const sentence =
    actor && !title.includes(actor)
      ? translate(locale, 'notifications.mail.by', { name: actor, title })
      : `${title}.`;
  return {
    subject: project ? translate(locale, 'notifications.mail.subject', { project, title }) : title,
    paragraphs: [
      sentence,
      ...(reason ? [translate(locale, 'teamMail.reason', { reason })] : []),
      ...(project ? [translate(locale, 'notifications.mail.inProject', { project })] : []),
    ],
  };
}

function ownLetter(notice: Notice, { locale }: Reader, now: Date): NoticeLetter {
  const told = toldOf(notice);
  return told.reason === 'your_move' && told.said.asked
    ? moveLetter(notice, told, locale, now)
    : plainLetter(notice, told, locale);
}

function linkButton(work: Work, notice: Notice, locale: Locale): NoticeLetter['button'] {
  const { reason, variant, project, place } = notice;
  const path = linkOf({ reason, variant, project, stageId: place ? place.stageId : undefined });
  if (!path) return null;
  return {
    title: translate(locale, 'notifications.mail.open'),
    href: `${work.deps.config.publicUrl}${path}`,
  };
}

const fixed = (reason: NotificationReason) => ruleOf(reason).channels.length === 1;

/** Mails a notice at once. */
export async function mailNotice(work: Work, notice: Notice, reader: Reader): Promise<void> {
  const letter = notice.letter?.(reader) ?? ownLetter(notice, reader, work.now);
  const { subject, paragraphs } = letter;
  const button =
    letter.button === undefined ? linkButton(work, notice, reader.locale) : letter.button;
  const { reason } = notice;
  const shown = { subject, paragraphs, ...(button && { button }) };
  await sendLetter(work, reader, shown, fixed(reason) ? null : reason);
}
