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

const WORDS: readonly [CaptionKind, string][] = [
  ['figure', 'рис(?:унок|\\.)?|fig(?:ure|\\.)?'],
  ['table', 'табл(?:ица|\\.)?|table|tab\\.'],
  ['listing', 'листинг(?: кода| программы)?|listing|лист\\.'],
];

const NUMBER = '(?:№\\s*)?((?:[А-ЯЁA-Z]\\.?\\s?)?\\d{1,3}(?:[.\\-–]\\d{1,3})*)(?![\\d\\p{L}])';
const PARTING = '\\s*(\\.?\\s*[—–‒―-]+|[.:])?\\s*';

const PATTERNS = WORDS.map(
  ([kind, words]) => [kind, new RegExp(`^\\s*(?:${words})\\s*${NUMBER}${PARTING}`, 'iu')] as const,
);

/** Reads a caption's word and number, doubled ones too; null when the text does not begin so. */
export function readCaption(text: string): Caption | null {
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const end = match[0].length;
    const rest = text.slice(end);
    const inner = readCaption(rest);
    const doubled = inner?.kind === kind ? inner : null;
    return {
      kind,
      labels: [normaliseLabel(match[1] ?? ''), ...(doubled?.labels ?? [])],
      end: end + (doubled?.end ?? 0),
      parted: match[2] !== undefined || rest.trim() === '' || doubled !== null,
    };
  }
  return null;
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
