import type { ListedSuggestion, Suggestion, SuggestionKind } from '@pv/editor-schema';
import { dayFormat, type Locale, type Translate } from '@pv/texts';
import type { SaidOfSuggestion } from '../text/paint.ts';
import type { SuggestMode } from './suggest-mode.ts';

interface Language {
  t: Translate;
  locale: Locale;
  /** What is written in a suggestion is what a browser says; these are the names that the server knows. */
  people?: SuggestMode['people'] | undefined;
}

type Said = SuggestionKind | 'replacement';

const SAID: readonly Said[] = ['insertion', 'deletion', 'replacement', 'formatChange'];

/** «Иванов И. И. предлагает удалить, 26 ноября, 14:05»; without a time where a file did not say it. */
function sentence(
  kind: Said,
  { author, authorId, at }: Pick<Suggestion, 'author' | 'authorId' | 'at'>,
  { t, locale, people = [] }: Language,
) {
  const known = people.find(({ id }) => id === authorId)?.name ?? author;
  const said = t(`suggestions.said.${kind}`, { name: known.trim() || t('suggestions.someone') });
  const moment = new Date(at);
  if (at === '' || Number.isNaN(moment.getTime())) return said;
  const when = dayFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  return t('suggestions.when', { said, when });
}

/** What is said of one piece of a suggestion where it stands. */
export function titleOf({ kind, ...said }: SaidOfSuggestion, language: Language): string {
  const known = SAID.find((one) => one === kind) ?? 'insertion';
  return sentence(known, said, language);
}

/** What is said of a whole suggestion. */
export function describeSuggestion(suggestion: ListedSuggestion, language: Language): string {
  const { kinds } = suggestion;
  const both = kinds.has('insertion') && kinds.has('deletion');
  const [first = 'insertion'] = kinds;
  return sentence(both ? 'replacement' : first, suggestion, language);
}

/** Spaces alone would be an empty row. */
export const seen = (words: string): string =>
  words.trim() === '' ? words.replaceAll(/\s/g, '␣') : words;

const LONGEST = 60;

/** The words of a suggestion, short, for the names of its buttons. */
export function wordsOf({ inserted, deleted, formatted }: ListedSuggestion): string {
  const words = [deleted, inserted].filter(Boolean).map(seen).join(' → ') || seen(formatted);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
