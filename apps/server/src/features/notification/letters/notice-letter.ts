import {
  type NotificationReason,
  notificationDeed,
  notificationTurn,
  placeName,
  ruleOf,
} from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale, Work } from '../../../context.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { linkIds, linkOf } from '../link-of.ts';
import type { Notice, NoticeLetter } from '../notice.ts';
import type { Reader } from '../reader.ts';
import { askLine, asSentence, deadlineLine, lackLines, sinceLine } from './move-lines.ts';
import { mailOf } from './send-letter.ts';
import { placeOf, sayIn, type Told, toldOf } from './words-in.ts';

/** So many remarks are quoted, the rest are read on the page. */
const QUOTED = 5;

/** What has brought the move about, as a sentence. */
function causeLine({ told }: Notice, locale: Locale): string[] {
  if (!told?.cause) return [];
  const { reason, variant, place } = told.cause;
  const about = { reason, variant, place: placeOf(place), actor: null, said: {}, project: null };
  return [`${notificationDeed(about, sayIn(locale))}.`];
}

/** The remarks of a return, the comment of a sender, and what the section lacks. */
function movePortion({ told, project }: Notice, locale: Locale): string[] {
  if (!told) return [];
  const { returned, comment } = told;
  const remarks = returned ? returned.text.split('\n').filter((line) => line.trim() !== '') : [];
  return [
    ...(remarks.length > 0
      ? [translate(locale, 'whoseMove.mail.remarks', { count: remarks.length })]
      : []),
    ...remarks.slice(0, QUOTED).map((line) => `— ${line}`),
    ...(comment ? [translate(locale, 'whoseMove.mail.comment', { text: comment })] : []),
    ...lackLines({ ...told, type: project?.type }, locale),
  ];
}

/** Who hands the move over or has returned it, what is asked, since when, and by when it has to be done. */
function moveLetter(notice: Notice, told: Told, reader: Reader, now: Date): NoticeLetter {
  const { locale } = reader;
  const project = notice.project?.title ?? '';
  const place = notice.place ?? null;
  const by = { name: told.actor ?? '', project, what: placeName(told, sayIn(locale)) };
  return {
    subject: translate(locale, 'approval.mail.move.subject', { project }),
    paragraphs: [
      notice.told?.returned
        ? translate(locale, 'whoseMove.mail.returned', by)
        : translate(locale, 'approval.mail.move.intro', by),
      ...causeLine(notice, locale),
      askLine(
        { asked: told.said.asked ?? '', place, type: notice.project?.type, again: told.said.again },
        locale,
      ),
      ...movePortion(notice, locale),
      sinceLine(now, reader),
      ...deadlineLine(place, reader),
    ],
  };
}

/** Who has the section now, and by when it has to be done. */
function turnLines(notice: Notice, told: Told, reader: Reader): string[] {
  const turn = notificationTurn(told, sayIn(reader.locale));
  return turn ? [asSentence(turn), ...deadlineLine(notice.place, reader)] : [];
}

/** The deed as a sentence, with who has acted and in which project where it does not say so. */
function plainLetter(notice: Notice, told: Told, reader: Reader): NoticeLetter {
  const { locale } = reader;
  const title = notificationDeed(told, sayIn(locale));
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
      ...turnLines(notice, told, reader),
      ...(reason ? [translate(locale, 'teamMail.reason', { reason })] : []),
      ...(project ? [translate(locale, 'notifications.mail.inProject', { project })] : []),
    ],
  };
}

function ownLetter(notice: Notice, reader: Reader, now: Date): NoticeLetter {
  const told = toldOf(notice);
  return told.reason === 'your_move' && told.said.asked
    ? moveLetter(notice, told, reader, now)
    : plainLetter(notice, told, reader);
}

function linkButton(work: Work, notice: Notice, locale: Locale): NoticeLetter['button'] {
  const { reason, variant, project, place, said } = notice;
  const stageId = place ? place.stageId : undefined;
  const path = linkOf({ reason, variant, project, stageId, ...linkIds(said ?? {}) });
  if (!path) return null;
  return {
    title: translate(locale, 'notifications.mail.open'),
    href: `${work.deps.config.publicUrl}${path}`,
  };
}

const fixed = (reason: NotificationReason) => ruleOf(reason).channels.length === 1;

/** The mail of a notice to one of its readers; `by` is the reason that he would switch it off by. */
export function noticeMail(
  work: Work,
  notice: Notice,
  reader: Reader,
  by: NotificationReason,
): Mail {
  const letter = notice.letter?.(reader) ?? ownLetter(notice, reader, work.now);
  const { subject, paragraphs, groups, second } = letter;
  const button =
    letter.button === undefined ? linkButton(work, notice, reader.locale) : letter.button;
  const shown = {
    subject,
    paragraphs,
    ...(groups && { groups }),
    ...(button && { button }),
    ...(second && { second }),
  };
  const mail = mailOf(work.deps, reader, shown, fixed(by) ? null : by);
  return letter.invitation ? { ...mail, icalEvent: letter.invitation } : mail;
}
