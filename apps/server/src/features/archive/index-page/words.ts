import { dayFormat, type Translate, translate, translateDynamic } from '@pv/texts';
import type { Locale } from '../../../context.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const UNITS = {
  ru: ['Б', 'КБ', 'МБ', 'ГБ'],
  en: ['B', 'KB', 'MB', 'GB'],
} as const;

/** How the page says things in one language and one time zone. */
export interface Words {
  say: Translate;
  /** The text of a key that is made of a code. */
  name(key: string): string;
  /** «05.03.2026», “5 Mar 2026” of `2026-03-05`. */
  day(date: string): string;
  /** «05.03.2026, 14:10». */
  moment(at: Date | string): string;
  size(bytes: number): string;
}

/** Speaks for a page. */
export function wordsIn(locale: Locale, zone: string): Words {
  const format = dayFormat(locale, { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const english = dayFormat('en', { timeZone: 'UTC', dateStyle: 'medium' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    say: (key, ...params) => translate(locale, key, ...params),
    name: (key) => translateDynamic(locale, key),
    day: (date) =>
      locale === 'en' && DAY.test(date)
        ? english.format(new Date(date))
        : date.replace(DAY, '$3.$2.$1'),
    moment: (at) => format.format(new Date(at)),
    size(bytes) {
      const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), 3);
      return `${number.format(bytes / 1024 ** power)}\u00a0${UNITS[locale][power]}`;
    },
  };
}
