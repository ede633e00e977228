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
import type { Mail } from '../../../mail/mailer.ts';
import { linkOf } from '../link-of.ts';
import type { Notice, NoticeLetter, NoticePlace } from '../notice.ts';
import type { Reader } from '../reader.ts';
import { dateWords, dayWords } from './day-words.ts';
import { mailOf } from './send-letter.ts';

/** The texts of one language, for the functions of the contract that make words. */
export const sayIn =
  (locale: Locale): Say =>
  (key, params) =>
    translateDynamic(locale, key, params);

type Told = Pick<Notification, 'reason' | 'variant' | 'place' | 'actor' | 'said' | 'project'>;

const placeOf = ({ section, stageId, number, title }: NoticePlace): NonNullable<Told['place']> => ({
  section,
  stage_id: stageId,
  stage_number: number,
  stage_title: title,
});

/** A notice as the words are made of it. */
export function toldOf({ reason, variant, place, actor, said = {}, project }: Notice): Told {
  return {
    reason,
    variant,
    project,
    actor: actor?.name ?? null,
    said,
    place: place ? placeOf(place) : null,
  };
}

/** So many remarks are quoted, the rest are read on the page. */
const QUOTED = 5;

/** What has brought the move about, as a sentence. */
function causeLine({ told }: Notice, locale: Locale): string[] {
  if (!told?.cause) return [];
  const { reason, variant, place } = told.cause;
  const about = { reason, variant, place: placeOf(place), actor: null, said: {}, project: null };
  return [`${notificationTitle(about, sayIn(locale))}.`];
}

/** The remarks of a return, the comment of a sender, and what the section lacks. */
function movePortion({ told }: Notice, locale: Locale): string[] {
  if (!told) return [];
  const { returned, comment } = told;
  const remarks = returned ? returned.text.split('\n').filter((line) => line.trim() !== '') : [];
  const listed = (items: readonly string[]) =>
    items.map((item) => translateDynamic(locale, `approval.lacks.${item}`)).join(', ');
  return [
    ...(remarks.length > 0
      ? [translate(locale, 'whoseMove.mail.remarks', { count: remarks.length })]
      : []),
    ...remarks.slice(0, QUOTED).map((line) => `— ${line}`),
    ...(comment ? [translate(locale, 'whoseMove.mail.comment', { text: comment })] : []),
    ...(told.missing.length > 0
      ? [translate(locale, 'whoseMove.mail.missing', { what: listed(told.missing) })]
      : []),
    ...(told.advised.length > 0
      ? [translate(locale, 'whoseMove.mail.advised', { what: listed(told.advised) })]
      : []),
  ];
}

/** Who hands the move over or has returned it, what is asked, since when, and by when it has to be done. */
function moveLetter(notice: Notice, told: Told, reader: Reader, now: Date): NoticeLetter {
  const { locale } = reader;
  const project = notice.project?.title ?? '';
  const what = placeName(told, sayIn(locale));
  const asked = translateDynamic(locale, `approval.asked.${told.said.asked}`);
  const deadline = notice.place?.deadline;
  // the words of the task name these two whole
  const named = told.place?.section === 'plan' || told.place?.section === 'result';
  const by = { name: told.actor ?? '', project, what: what ?? '' };
  return {
    subject: translate(locale, 'approval.mail.move.subject', { project }),
    paragraphs: [
      notice.told?.returned
        ? translate(locale, 'whoseMove.mail.returned', by)
        : translate(locale, 'approval.mail.move.intro', by),
      ...causeLine(notice, locale),
      what && named
        ? translate(locale, 'notifications.mail.ask', { asked, what })
        : translate(locale, 'notifications.mail.askPlain', { asked }),
      ...movePortion(notice, locale),
      translate(locale, 'notifications.mail.since', { date: dayWords(now, reader) }),
      ...(deadline
        ? [translate(locale, 'notifications.mail.deadline', { date: dateWords(deadline, locale) })]
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

function ownLetter(notice: Notice, reader: Reader, now: Date): NoticeLetter {
  const told = toldOf(notice);
  return told.reason === 'your_move' && told.said.asked
    ? moveLetter(notice, told, reader, now)
    : plainLetter(notice, told, reader.locale);
}

function linkButton(work: Work, notice: Notice, locale: Locale): NoticeLetter['button'] {
  const { reason, variant, project, place, said } = notice;
  const stageId = place ? place.stageId : undefined;
  const path = linkOf({ reason, variant, project, stageId, supportId: said?.support });
  if (!path) return null;
  return {
    title: translate(locale, 'notifications.mail.open'),
    href: `${work.deps.config.publicUrl}${path}`,
  };
}

const fixed = (reason: NotificationReason) => ruleOf(reason).channels.length === 1;

/** The mail of a notice to one of its readers. */
export function noticeMail(work: Work, notice: Notice, reader: Reader): Mail {
  const letter = notice.letter?.(reader) ?? ownLetter(notice, reader, work.now);
  const { subject, paragraphs } = letter;
  const button =
    letter.button === undefined ? linkButton(work, notice, reader.locale) : letter.button;
  const { reason } = notice;
  const shown = { subject, paragraphs, ...(button && { button }) };
  return mailOf(work.deps, reader, shown, fixed(reason) ? null : reason);
}
