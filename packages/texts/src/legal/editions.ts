import { dayFormat } from '../day-format.ts';
import type { Locale } from '../locale.ts';

/** Papers that are agreed to, by the codes under which a consent records them. */
export type PaperCode = 'rules' | 'personal_data';

/**
 * The days of the editions of each paper, ISO dates, the first edition first. Whoever changes a text adds
 * the day of the next one; a test knows the text of the last.
 */
export const EDITION_DAYS: Readonly<Record<PaperCode, readonly string[]>> = {
  rules: ['2026-11-22'],
  personal_data: ['2026-11-22'],
};

/** The edition of a paper that is in force: its number, which a consent records, and its day. */
export function editionOf(code: PaperCode): { number: number; day: string } {
  const days = EDITION_DAYS[code];
  return { number: days.length, day: days.at(-1) ?? '' };
}

/** Which edition of a paper stands on the page, in words. */
export function editionLine(code: PaperCode, locale: Locale): string {
  const { number, day } = editionOf(code);
  const on = dayFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return locale === 'ru'
    ? `Редакция №\u00a0${number} от\u00a0${on}`
    : `Edition No.\u00a0${number} of ${on}. In case of doubt the Russian text prevails.`;
}
