import {
  approvalKey,
  dayStart,
  endTogether,
  type ProjectType,
  placeName,
  type WorkflowSection,
} from '@pv/contract';
import { translate, translateDynamic, zoneName } from '@pv/texts';
import type { Locale } from '../../../context.ts';
import type { NoticePlace } from '../notice.ts';
import type { Reader } from '../reader.ts';
import { dateWords, dayWords } from './day-words.ts';
import { placeOf, sayIn } from './words-in.ts';

/** The words of these tasks name no stage. */
const OF_STAGE: ReadonlySet<WorkflowSection> = new Set(['plan', 'result']);

/** What is asked, a key under `approval.asked`, and where. */
export interface Task {
  asked: string;
  /** Of the project, where it has words of its own. */
  type?: ProjectType | undefined;
  place: NoticePlace | null;
  /** What was reached before a reset waits to be approved again. */
  again?: boolean | undefined;
}

const askedWords = ({ asked, type }: Task, locale: Locale) =>
  translateDynamic(locale, approvalKey('asked', asked, type));

const stageWords = ({ place }: Task, locale: Locale) =>
  place && OF_STAGE.has(place.section) ? placeName({ place: placeOf(place) }, sayIn(locale)) : null;

/** What is asked and where, with what waits to be approved again told beside it. */
function taskWords(task: Task, locale: Locale): { asked: string; what: string | null } {
  const [asked, what] = [askedWords(task, locale), stageWords(task, locale)];
  if (!task.again) return { asked, what };
  const again = translate(locale, 'notifications.place.again', { what: what ?? asked });
  return what ? { asked, what: again } : { asked: again, what };
}

/** What is to be done, as a sentence of a mail about this alone. */
export function askLine(task: Task, locale: Locale): string {
  const { asked, what } = taskWords(task, locale);
  return what
    ? translate(locale, 'notifications.mail.ask', { asked, what })
    : translate(locale, 'notifications.mail.askPlain', { asked });
}

/** What a section lacks: what refuses the move, and what is only advised. */
export interface Lacks {
  type?: ProjectType | undefined;
  missing: readonly string[];
  advised: readonly string[];
}

/** A sentence for each kind of what is lacking, none where nothing is. */
export function lackLines({ type, missing, advised }: Lacks, locale: Locale): string[] {
  const listed = (items: readonly string[]) =>
    items.map((item) => translateDynamic(locale, approvalKey('lacks', item, type))).join(', ');
  return [
    ...(missing.length > 0
      ? [translate(locale, 'whoseMove.mail.missing', { what: listed(missing) })]
      : []),
    ...(advised.length > 0
      ? [translate(locale, 'whoseMove.mail.advised', { what: listed(advised) })]
      : []),
  ];
}

/** A title with its full stop, which a name may bring with an initial. */
export const asSentence = (title: string): string => (title.endsWith('.') ? title : `${title}.`);

/** Since when somebody is waited for, by his own days. */
export const sinceLine = (since: Date, reader: Reader): string =>
  translate(reader.locale, 'notifications.mail.since', { date: dayWords(since, reader) });

/** A day by which something has to be done, and the zone in which it ends. */
type Due = Pick<NoticePlace, 'deadline' | 'zone'>;

/**
 * By when a section has to be done; nothing where it has no date. The zone is named to whoever's own day
 * ends at another moment.
 */
export function deadlineLine(
  due: Due | null | undefined,
  { locale, zone }: { locale: Locale; zone: string },
): string[] {
  if (!due?.deadline) return [];
  const { deadline } = due;
  const date = dateWords(deadline, locale);
  if (endTogether(deadline, zone, due.zone)) {
    return [translate(locale, 'notifications.mail.deadline', { date })];
  }
  const where = zoneName(due.zone, locale, dayStart(deadline, due.zone));
  return [translate(locale, 'notifications.mail.deadlineIn', { date, zone: where })];
}

/** One move of several in a mail. */
export interface ListedMove extends Task, Lacks {
  since: Date;
}

/** A move of several: what is asked and where, what is missing, since when and by when. */
export function listedLine(move: ListedMove, reader: Reader): string {
  const { locale } = reader;
  const { asked, what } = taskWords(move, locale);
  return [
    `${what ? `${asked}: ${what}` : asked}.`,
    ...lackLines(move, locale),
    sinceLine(move.since, reader),
    ...deadlineLine(move.place, reader),
  ].join(' ');
}
