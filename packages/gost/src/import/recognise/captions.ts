import { listMarker, type TextBlock } from './block.ts';
import { normaliseLabel } from './letters.ts';

export type CaptionKind = 'figure' | 'table' | 'listing';

/** A caption typed by hand, such as «Рис. 3.1 – Схема». */
export interface Caption {
  kind: CaptionKind;
  /** Numbers typed in it, normalised; two in a doubled caption, none in «Рисунок – Схема». */
  labels: string[];
  /** Where the name begins in the text: all before it is word and number. */
  end: number;
  /** A dash, a colon or a dot parts the number from the name, or there is no name. */
  parted: boolean;
}

const WORDS: readonly [CaptionKind, RegExp][] = [
  ['figure', /^\s*(?:рис(?:унок|\.)?|fig(?:ure|\.)?)\s*/iu],
  ['table', /^\s*(?:табл(?:ица|\.)?|table|tab\.)\s*/iu],
  ['listing', /^\s*(?:листинг(?: кода| программы)?|listing|лист\.)\s*/iu],
];

/** The letter of an appendix is a capital: «Таблица в 3 столбца» has no number. */
const NUMBER =
  /^(?:№\s*)?((?:[А-ЯЁA-Z]\.?\s?)?\d{1,3}(?:[.\-–]\d{1,3})*)(?![\d\p{L}])\s*(\.?\s*[—–‒―-]+|[.:])?\s*/u;

/** Reads a caption's word and number, doubled ones too; null when the text does not begin so. */
export function readCaption(text: string): Caption | null {
  for (const [kind, words] of WORDS) {
    const word = words.exec(text)?.[0] ?? '';
    const number = word === '' ? null : NUMBER.exec(text.slice(word.length));
    if (!number) continue;
    const end = word.length + number[0].length;
    const rest = text.slice(end);
    const inner = readCaption(rest);
    const doubled = inner?.kind === kind ? inner : null;
    return {
      kind,
      labels: [normaliseLabel(number[1] ?? ''), ...(doubled?.labels ?? [])],
      end: end + (doubled?.end ?? 0),
      parted: number[2] !== undefined || rest.trim() === '' || doubled !== null,
    };
  }
  return null;
}

/** The caption whose word and number Word's own numbering prints: «Рисунок 1 –» as the label of a list. */
export function automaticCaption(block: TextBlock): Caption | null {
  const caption = readCaption(listMarker(block)?.label ?? '');
  return caption && { ...caption, end: 0 };
}

const CAPTION_STYLE =
  /caption|название объекта|подпись|подрисуноч|название (рисунка|таблицы|листинга)|рисунок|таблица:/i;

/** True for styles that captions are set in. */
export function isCaptionStyle(name: string): boolean {
  return CAPTION_STYLE.test(name) && !/captioned/i.test(name);
}

const CONTINUED =
  /^\s*(?:продолжение|окончание)\s+табл(?:ицы|\.)?\s*(?:№\s*)?([А-ЯЁA-Z]?\.?\d*(?:\.\d+)*)\.?\s*(?:[—–-].*)?$/iu;

/** The number in «Продолжение таблицы 3», an empty string where none is typed, null for other texts. */
export function continuedTable(text: string): string | null {
  const match = CONTINUED.exec(text);
  return match ? normaliseLabel(match[1] ?? '') : null;
}
