import type { DocumentVersion } from '@pv/contract';
import { dayFormat, type Locale, type Translate } from '@pv/texts';
import dayjs from 'dayjs';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

interface Telling {
  now: Date;
  locale: Locale;
  t: Translate;
}

/** The day of a moment as one says it: «Сегодня», «3 ноября», with the year if not this one. */
function dayOf(moment: string, { now, locale, t }: Telling): string {
  const then = dayjs(moment);
  const days = dayjs(now).startOf('day').diff(then.startOf('day'), 'day');
  if (days === 0) return t('versions.today');
  if (days === 1) return t('versions.yesterday');
  const sameYear = then.year() === dayjs(now).year();
  return dayFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(then.toDate());
}

function timeOf(moment: string, locale: Locale): string {
  return dayFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(new Date(moment));
}

/** The moment of a version as one says it: «Сегодня, 14:05», «3 ноября, 9:12». */
export function whenText(moment: string, telling: Telling): string {
  return `${dayOf(moment, telling)}, ${timeOf(moment, telling.locale)}`;
}

/** «Изменено: «Обзор», введение и ещё 2»; null where it is not known. */
export function changedText(
  changed: DocumentVersion['changed'],
  { t, kindName }: { t: Translate; kindName: (kind: string) => string },
): string | null {
  if (!changed) return null;
  const { count, sections } = changed;
  if (count === 0) return t('versions.same');
  const list = sections
    .map(({ kind, title }) => {
      if (kind === 'settings') return t('versions.settings');
      return title ? `«${title}»` : kindName(kind);
    })
    .join(', ');
  const more = count - sections.length;
  return more > 0
    ? t('versions.changedMore', { list, count: more })
    : t('versions.changed', { list });
}

/** What versions are called, in the language of the reader. */
export function useVersionWords() {
  const { t, locale, dynamic } = useTexts();
  const telling = (): Telling => ({ now: new Date(), locale, t });
  const when = (version: DocumentVersion) => whenText(version.created_at, telling());
  return {
    day: ({ created_at: at }: DocumentVersion) => dayOf(at, telling()),
    time: ({ created_at: at }: DocumentVersion) => timeOf(at, locale),
    when,
    why: ({ name, reason }: DocumentVersion) => name ?? t(`versions.reason.${reason}`),
    /** In lists and for screen readers: «Сегодня, 14:05 · До замечаний». */
    line: (version: DocumentVersion) =>
      `${when(version)} · ${version.name ?? t(`versions.reason.${version.reason}`)}`,
    changed: ({ changed }: DocumentVersion) =>
      changedText(changed, { t, kindName: (kind) => dynamic(`editor.kind.${kind}`) }),
  };
}
