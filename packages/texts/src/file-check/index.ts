import type { Locale } from '../locale.ts';
import { fillPlaces, type RuleText, type RuleTextId, ruleText } from '../normocontrol.ts';
import { commentsEn, en } from './en.ts';
import { commentsRu, ru } from './ru.ts';

/** Ids of the rules about a file itself that have texts. */
export type FileRuleTextId = keyof typeof ru;

const RULES = { ru, en } as const;
const COMMENTS = { ru: commentsRu, en: commentsEn } as const;

const isOfFile = (rule: string): rule is FileRuleTextId => rule in ru;

/**
 * The texts of a rule about a file or about its words, with the values of a finding in them. Only the
 * server words findings in files, so that no page loads these texts.
 */
export function fileRuleText(
  locale: Locale,
  rule: FileRuleTextId | RuleTextId,
  values: Readonly<Record<string, string | number>> = {},
): RuleText {
  if (!isOfFile(rule)) return ruleText(locale, rule, values);
  const { title, message, advice } = RULES[locale][rule];
  return { title, message: fillPlaces(message, values), advice };
}

/** A text of the copy with comments. */
export function fileCommentText(
  locale: Locale,
  key: keyof typeof commentsRu,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillPlaces(COMMENTS[locale][key], values);
}
