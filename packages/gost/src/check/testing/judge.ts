import { type DocumentSnapshot, documentWords, nodeText } from '@pv/editor-schema';
import { type Finding, findDetails } from '../check-document.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { chooseCompatible } from '../fix.ts';
import { RULES, type RuleId } from '../registry.ts';

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
  'B100-5.5-place': /^(м|спб|л)$/i,
  'B100-patent-2020': /^(заявл|опубл)$/i,
  'R05-4.9.3-abbr': /^(Москва|Санкт|Петербург|Санкт-Петербург|Ленинград)$/i,
  'V-bold-heading': /^\d+$/,
  'B100-lang': /^[стs]$/i,
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

/** A title page that names nobody. */
const NOBODY = { people: [] };

/** What one rule finds. */
export function found(rule: RuleId, document: DocumentSnapshot): Finding[] {
  return findDetails(document, NOBODY, [rule]).map(({ finding }) => finding);
}

/** The document with everything mended that this rule can mend, to the end. */
export function mended(rule: RuleId, document: DocumentSnapshot): DocumentSnapshot {
  let current = document;
  for (let pass = 0; pass < 20; pass += 1) {
    const details = findDetails(current, NOBODY, [rule]).filter(({ edits }) => edits.length > 0);
    if (details.length === 0) return current;
    const chosen = chooseCompatible(details, ({ edits }) => edits);
    current = applyEdits(
      current,
      chosen.flatMap(({ edits }) => edits),
    );
  }
  throw new Error(`${rule} never comes to an end`);
}

/** The text of every block of the first section, a line each. */
export function linesOf(document: DocumentSnapshot, section = 0): string[] {
  return (document.sections[section]?.content.content ?? []).map(nodeText);
}

/** The piece of text that a finding is about. */
export function marked(document: DocumentSnapshot, finding: Finding): string {
  const { place, subject } = finding;
  const section = document.sections.find(({ id }) => id === place.sectionId);
  const source = subject.kind === 'source' && document.sources.find(({ id }) => id === subject.id);
  const [from, to] = place.range ?? [0, undefined];
  if (source) return source.raw.slice(from, to);
  if (subject.kind === 'title') return section?.title.slice(from, to) ?? '';
  const block = place.path.reduce((node, index) => node?.content?.[index], section?.content);
  const flat = (block?.content ?? [])
    .map((node) => (node.type === 'text' ? (node.text ?? '') : '\uFFFC'))
    .join('');
  return flat.slice(from, to);
}
