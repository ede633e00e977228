import { type DocumentSnapshot, documentWords } from '@pv/editor-schema';
import type { RuleId } from '../registry.ts';
import { RULES } from '../rules-table.ts';

/** The words that a rule's fix may take away; whatever is not here may take none. */
const MAY_LOSE: Partial<Record<RuleId, RegExp>> = {
  'T-mixed-script': /^(cистема|Сisco)$/i,
  'U8-8.11-no-mix': /^(час|сек)$/i,
  'G32-6.5.7-caption-typed': /^(Рис|Рисунок|\d+)$/i,
  'G32-6.6.3-caption-typed': /^(Таблица|\d+)$/i,
  'V-listing-typed': /^(Листинг|\d+)$/i,
  'G32-6.5.7-caption-paragraph': /^(Рис|Рисунок|Таблица|\d+)$/i,
  'G32-6.4.1-sequence': /^(Глава|\d+)$/i,
  'G32-6.17.3-typed': /^(Приложение|А)$/i,
  'G32-6.4.6-typed-list': /^\d+$/i,
  'G32-6.4.6-typed-marker': /^\d+$/i,
  'V-typed-reference': /^(\d+|[А-Я])$/i,
  'G32-6.5.1-reference-word': /^[Рр]ис\d*$/i,
  'G32-6.6.2-reference-word': /^[Тт]абл$/i,
  'G32-6.17.2-reference-word': /^[Пп]рил$/i,
  'G32-6.7.3-note-single': /^(Примечание|Прим)$/i,
  'B100-5.2-no-GMD': /^(Электронный|ресурс)$/i,
  'B100-5.8-access-mode': /^(Режим|доступа)$/i,
  'B100-5.6-extent': /^стр$/i,
  'G32-6.16-typed-number': /^\d+$/i,
};

const letters = (words: readonly string[]): string => [...words.join('')].sort().join('');
const small = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** Words that stand in `before` more often than in `after`. */
function lost(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/**
 * What a fix has taken away without being allowed to: words, or for a fix of signs and case, letters.
 * A fix that adds letters where it may only change signs is caught too.
 */
export function wordsTaken(
  rule: RuleId,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): string[] {
  const [was, is] = [documentWords(before), documentWords(after)];
  const { fix } = RULES[rule];
  if (fix === 'signs') return letters(is) === letters(was) ? [] : [letters(was), letters(is)];
  const [wasSmall, isSmall] = [small(was), small(is)];
  if (fix === 'case') return letters(isSmall) === letters(wasSmall) ? [] : lost(wasSmall, isSmall);
  const allowed = MAY_LOSE[rule] ?? /^$/;
  return lost(wasSmall, isSmall).filter((word) => !allowed.test(word));
}
