import { dayFormat, type Locale } from '../locale.ts';
import policy from './personal-data.json' with { type: 'json' };
import agreement from './rules.json' with { type: 'json' };

export { fillBlanks } from './fill-blanks.ts';

/** A paper that a person agrees to. Points are numbered by their order. */
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { title: string; points: readonly string[] }[];
}

/** The service rules in both languages. */
export const rules: Readonly<Record<Locale, LegalText>> = agreement;

/** The policy on personal data with the consent to their processing, in both languages. */
export const personalData: Readonly<Record<Locale, LegalText>> = policy;

/** Papers that are agreed to, by the codes under which a consent records them. */
export type PaperCode = 'rules' | 'personal_data';

/**
 * The days of the editions of each paper, ISO dates, the first edition first. Whoever changes a text adds
 * the day of the next one; a test knows the text of the last.
 */
export const EDITION_DAYS: Readonly<Record<PaperCode, readonly string[]>> = {
  rules: ['2026-11-22', '2026-11-26'],
  personal_data: ['2026-11-22', '2026-11-26'],
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
