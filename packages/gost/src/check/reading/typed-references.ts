import type { ReferenceKind } from '../../model/document.ts';
import { REFERENCE_WORD, readReferenceWord } from './reference-words.ts';
import type { TextUnit } from './text-unit.ts';

/** A reference typed by hand: «рис. 3.1», «таблицы 1 и 2», «в приложении А», «формула (3)». */
export interface TypedReference {
  kind: ReferenceKind;
  unit: TextUnit;
  word: { from: number; to: number; text: string };
  /** As typed, without parentheses; a range «1–3» gives its ends. */
  numbers: TypedNumber[];
}

export interface TypedNumber {
  label: string;
  /** With the parentheses of a formula's number. */
  from: number;
  to: number;
  /** True when it ends a range that the number before begins. */
  endsRange: boolean;
}

const NUMBER = '\\(?(?:[А-Я]\\.)?\\d{1,3}(?:\\.\\d{1,3}){0,2}\\)?(?![\\d%])(?!,\\d)(?!\\p{L})';
const LETTER = '[А-ЯA-Z](?![\\p{L}\\d]|\\.\\d)';
const JOIN = '\\s?(?:,|и|или|[–—-])\\s?';
const REFERENCE = new RegExp(
  `(?<![\\p{L}-])(${REFERENCE_WORD})\\s{0,2}(?:№\\s?)?((?:${NUMBER}|${LETTER})(?:${JOIN}(?:${NUMBER}|${LETTER}))*)`,
  'gu',
);
const ONE = new RegExp(`${NUMBER}|${LETTER}`, 'gu');

/** «В таблице 10 строк», «глава 25 Налогового кодекса» are no references to this document. */
const NOT_OURS =
  /^\s(?:строк|столб|колон|граф|элемент|запис|лист|стран|значен|рисун|табл|формул|раздел|глав|Налог|Гражд|Трудов|Уголов|Конститу|Федерал|закон|кодекс|НК|ГК|ТК|УК|ФЗ|ГОСТ|СП |СНиП|СанПиН|ПУЭ)/u;

/** Every reference typed by hand in the running text of a unit. */
export function typedReferences(unit: TextUnit): TypedReference[] {
  const found: TypedReference[] = [];
  for (const match of unit.prose.matchAll(REFERENCE)) {
    const [whole, word = '', list = ''] = match;
    const named = readReferenceWord(word);
    const end = match.index + whole.length;
    if (!named || NOT_OURS.test(unit.prose.slice(end, end + 12))) continue;
    const numbers = readNumbers(list, end - list.length, named.kind);
    if (numbers.length === 0 || !plausible(unit.prose, numbers, named.kind)) continue;
    const from = match.index;
    found.push({
      kind: named.kind,
      unit,
      word: { from, to: from + word.length, text: word },
      numbers,
    });
  }
  return found;
}

function readNumbers(list: string, offset: number, kind: ReferenceKind): TypedNumber[] {
  const numbers: TypedNumber[] = [];
  let last = 0;
  for (const match of list.matchAll(ONE)) {
    const [text] = match;
    const isLetter = /^\p{Lu}$/u.test(text);
    if (isLetter !== (kind === 'appendix')) break;
    const bare = kind === 'formula' ? [0, text.length] : bareNumber(text);
    const from = offset + match.index + (bare[0] ?? 0);
    numbers.push({
      label: text.replace(/[()]/g, ''),
      from,
      to: offset + match.index + (bare[1] ?? text.length),
      endsRange: /[–—-]/.test(list.slice(last, match.index)),
    });
    last = match.index + text.length;
  }
  return numbers;
}

/** Where the number is inside its parentheses: «(рисунок 1)» closes a bracket that is not the number's. */
function bareNumber(text: string): [number, number] {
  return [text.startsWith('(') ? 1 : 0, text.endsWith(')') ? text.length - 1 : text.length];
}

/** «В формуле 2 слагаемых» counts; a number of a formula has parentheses, a dot or ends its clause. */
function plausible(prose: string, numbers: readonly TypedNumber[], kind: ReferenceKind): boolean {
  if (kind !== 'formula') return true;
  const last = numbers.at(-1);
  if (!last) return false;
  const text = prose.slice(last.from, last.to);
  return /[().]/.test(text) || /^\s*(?:[.,;:)]|$)/.test(prose.slice(last.to));
}
