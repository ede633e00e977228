import type { ListedSuggestion, SuggestionKind } from '@pv/editor-schema';
import { dayFormat, type Locale, type Translate } from '@pv/texts';
import type { SaidOfSuggestion } from '../text/paint.ts';

interface Language {
  t: Translate;
  locale: Locale;
}

type Said = SuggestionKind | 'replacement';

const SAID: readonly Said[] = ['insertion', 'deletion', 'replacement', 'formatChange'];

/** «Иванов И. И. предлагает удалить, 26 ноября, 14:05»; without a time where a file did not say it. */
function sentence(kind: Said, { author, at }: { author: string; at: string }, language: Language) {
  const { t, locale } = language;
  const said = t(`suggestions.said.${kind}`, { name: author.trim() || t('suggestions.someone') });
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
export function titleOf({ kind, author, at }: SaidOfSuggestion, language: Language): string {
  const known = SAID.find((one) => one === kind) ?? 'insertion';
  return sentence(known, { author, at }, language);
}

/** What is said of a whole suggestion. */
export function describeSuggestion(suggestion: ListedSuggestion, language: Language): string {
  const { kinds } = suggestion;
  const both = kinds.has('insertion') && kinds.has('deletion');
  const [first = 'insertion'] = kinds;
  return sentence(both ? 'replacement' : first, suggestion, language);
}

const LONGEST = 60;

/** The words of a suggestion, short, for the names of its buttons. */
export function wordsOf({ inserted, deleted, formatted }: ListedSuggestion): string {
  const words = [deleted, inserted].filter(Boolean).join(' → ') || formatted;
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
