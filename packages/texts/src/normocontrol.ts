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
