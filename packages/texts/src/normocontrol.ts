import { normocontrol as en } from './en/normocontrol.ts';
import type { Locale } from './locale.ts';
import { normocontrol as ru } from './ru/normocontrol.ts';

/** Ids of the rules that have texts. */
export type RuleTextId = keyof typeof ru;

/** What is said of one rule: its name in a list, what is wrong at a place, what to do. */
export interface RuleText {
  title: string;
  message: string;
  advice: string;
}

const TEXTS: Record<Locale, Readonly<Record<RuleTextId, RuleText>>> = { ru, en };

/** True for the id of a rule that there is now: documents keep those of older rules too. */
export const isRuleTextId = (id: string): id is RuleTextId => id in ru;

/**
 * The texts of a rule of normocontrol with the values of a finding in them. Kept apart from the other
 * texts: only the editor and the report need them.
 */
export function ruleText(
  locale: Locale,
  rule: RuleTextId,
  values: Readonly<Record<string, string | number>> = {},
): RuleText {
  const { title, message, advice } = TEXTS[locale][rule];
  return { title, message: fillPlaces(message, values), advice };
}

/** A text with values in the places of their names. */
export function fillPlaces(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

const ENGLISH: Readonly<Record<string, string>> = {
  'ГОСТ 7.32-2017': 'GOST 7.32-2017',
  'ГОСТ 2.105-95': 'GOST 2.105-95',
  'ГОСТ 7.9-95': 'GOST 7.9-95',
  'ГОСТ Р 2.105-2019': 'GOST R 2.105-2019',
  'ГОСТ Р 7.0.5-2008': 'GOST R 7.0.5-2008',
  'ГОСТ Р 7.0.7-2021': 'GOST R 7.0.7-2021',
  'ГОСТ Р 7.0.11-2011': 'GOST R 7.0.11-2011',
  'ГОСТ Р 7.0.80-2023': 'GOST R 7.0.80-2023',
  'ГОСТ Р 7.0.100-2018': 'GOST R 7.0.100-2018',
  'ГОСТ 8.417-2024': 'GOST 8.417-2024',
  'Практика ВКР': 'Practice of theses',
  'Русская типографика': 'Russian typography',
};

/** What a standard is called in the language of the reader. */
export const standardName = (locale: Locale, standard: string): string =>
  locale === 'ru' ? standard : (ENGLISH[standard] ?? standard);
