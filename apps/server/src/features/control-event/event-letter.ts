import type { VariantOf } from '@pv/contract';
import { dayFormat, translate, translateDynamic, zoneName } from '@pv/texts';
import type { Deps, Locale } from '../../context.ts';
import { hoursOf, invitationTo, reportOf } from './calendar-entry.ts';
import type { EventRow, WorkRow } from './load-event.ts';

/** What is told of an event. */
export type EventNews = VariantOf<'control_event'>;

/** Who reads it, and which of the works are his: all of them where he sits in the committee. */
export interface EventReader {
  email: string;
  locale: Locale;
  works: readonly WorkRow[];
  judge: boolean;
}

export interface Told {
  variant: EventNews;
  actor: string;
  /** Days left. */
  count?: number;
  reason?: string;
}

/** Whether there is nothing to come to any more. */
const GONE: ReadonlySet<EventNews> = new Set(['cancelled', 'dropped']);
/** What brings the event into calendars. */
const CALENDARS: ReadonlySet<EventNews> = new Set(['announced', 'changed', 'cancelled', 'dropped']);

/** A date that has no hour, in words. */
export const dayWords = (day: string, locale: Locale): string =>
  dayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

function whenLines(event: EventRow, { works, locale }: EventReader): string[] {
  const { day, timeZone, place, link } = event;
  if (!day) return [];
  const zone = zoneName(timeZone, locale, new Date(day));
  const when = { day: dayWords(day, locale), zone, ...hoursOf(event, works) };
  return [
    translate(locale, 'eventWords.mail.when', when),
    ...(place ? [translate(locale, 'eventWords.mail.place', { place })] : []),
    ...(link ? [translate(locale, 'eventWords.mail.link', { link })] : []),
  ];
}

/** What a mail about an event says to one of its readers, with what his calendar takes. */
export function eventLetter(
  deps: Pick<Deps, 'config' | 'clock'>,
  event: EventRow,
  reader: EventReader,
  { variant, actor: name, count = 0, reason }: Told,
) {
  const { locale, works, judge } = reader;
  const { title, materialsDue, materials } = event;
  const gone = GONE.has(variant);
  const first =
    variant === 'announced'
      ? translate(locale, 'eventWords.mail.invited', { name, title })
      : `${translateDynamic(locale, `notifications.said.control_event.${variant}`, { title, count })}.`;
  const due = !judge && !gone && materialsDue && materials.length > 0;
  const lines = works.map((work) => ({
    text: translate(locale, 'eventWords.mail.work', {
      title: work.title,
      ...hoursOf(event, [work]),
    }),
    href: null,
  }));
  const kind = translate(locale, `eventWords.kind.${event.kind}`);
  const invitation = CALENDARS.has(variant)
    ? invitationTo(deps, event, { ...reader, gone })
    : undefined;
  return {
    // the title that is proposed begins with the kind
    subject: title.startsWith(kind)
      ? title
      : translate(locale, 'eventWords.mail.subject', { kind, title }),
    paragraphs: [
      first,
      ...(reason ? [translate(locale, 'eventWords.mail.reason', { reason })] : []),
      ...(gone ? [] : whenLines(event, reader)),
      ...(variant === 'published'
        ? [translate(locale, 'eventWords.mail.report', { link: reportOf(deps.config, event) })]
        : []),
      ...(due
        ? [translate(locale, 'eventWords.mail.due', { day: dayWords(materialsDue, locale) })]
        : []),
    ],
    ...(!gone &&
      lines.length > 0 && {
        groups: [{ title: translate(locale, 'eventWords.mail.works'), lines }],
      }),
    ...(invitation && { invitation }),
  };
}
