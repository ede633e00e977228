import type { LabelKind } from '../labels.ts';
import { normaliseLabel } from '../recognise/letters.ts';

/** One source inside a bracket. */
interface TypedCitation {
  number: number;
  /** «с. 15», or null. */
  locator: string | null;
}

/** A bracket such as «[1, 4]», «[3, с. 15]» or «[1–3; 7, с. 20]». */
interface CitationBracket {
  from: number;
  to: number;
  was: string;
  items: TypedCitation[];
}

const BRACKET = /\[\s*(\d{1,3}[^[\]\n]{0,80})\]/gu;
const NUMBER = /^\d{1,3}$/;
const RANGE = /^(\d{1,3})\s*[-–—]\s*(\d{1,3})$/;
const LOCATOR =
  /^(?:(?:с|c|стр|стб|т|гл|п|ст|рис|табл|разд|ч|л|теорема|лемма|vol|pp?|ch|chap|sec|thm)\.?|§{1,2})[\s\u00a0]*[\dIVX]/iu;

/** Before a bracket these say that it is no citation: an index of an array, bounds of an interval. */
const NOT_CITED =
  /(?:[A-Za-z_\d)\]]|интервал\p{L}*\s*|отрезк?\p{L}*\s*|диапазон\p{L}*\s*|промежут\p{L}*\s*|∈\s*)$/u;

/** Every bracket of a text that may cite numbers of a list. */
export function findCitations(text: string): CitationBracket[] {
  const found: CitationBracket[] = [];
  for (const match of text.matchAll(BRACKET)) {
    const items = readItems(match[1] ?? '');
    const from = match.index;
    const before = text.slice(Math.max(0, from - 20), from);
    const goesOn = found.at(-1)?.to === from;
    if (!items || (NOT_CITED.test(before) && !goesOn)) continue;
    found.push({ from, to: from + match[0].length, was: match[0], items });
  }
  return found;
}

function readItems(inside: string): TypedCitation[] | null {
  const items: TypedCitation[] = [];
  for (const part of inside.split(/[;,]/)) {
    const piece = part.trim();
    const last = items.at(-1);
    const range = RANGE.exec(piece);
    if (NUMBER.test(piece)) items.push({ number: Number(piece), locator: null });
    else if (range) items.push(...expand(Number(range[1]), Number(range[2])));
    else if (last && LOCATOR.test(piece)) last.locator = joinLocator(last.locator, piece);
    else return null;
  }
  return items.length > 0 ? items : null;
}

function expand(from: number, to: number): TypedCitation[] {
  if (to < from || to - from > 50)
    return [
      { number: from, locator: null },
      { number: to, locator: null },
    ];
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    number: from + index,
    locator: null,
  }));
}

const joinLocator = (before: string | null, piece: string) =>
  before === null ? piece : `${before}, ${piece}`;

/** A number in running text that refers to something: «рис. 3.1», «в таблицах 2 и 3». */
interface TypedReference {
  kind: LabelKind;
  label: string;
  /** The number itself, without its word. */
  from: number;
  to: number;
  /** As typed, with its word: for the report. */
  was: string;
  /** «п. 5» may be a paragraph of a law: linked only where a target is certain, never reported. */
  weak: boolean;
}

const REFERENCE_NUMBER = '(?:[А-ЯЁA-Z]\\.?)?\\d{1,3}(?:\\.\\d{1,3})*';
const LETTER = '(?:[А-ЯЁA-Z]|\\d{1,2})(?![\\p{L}\\d]|\\.\\d)';
const FORMULA = `\\(\\s*${REFERENCE_NUMBER}\\s*\\)|${REFERENCE_NUMBER}`;

interface Pattern {
  kind: LabelKind;
  words: string;
  number: string;
  weak?: boolean;
}

const PATTERNS: readonly Pattern[] = [
  {
    kind: 'figure',
    words: 'рис(?:\\.|ун(?:ок|к(?:а|у|ом|е|и|ов|ам|ами|ах)))|fig(?:\\.|ures?)',
    number: REFERENCE_NUMBER,
  },
  {
    kind: 'table',
    words: 'табл(?:\\.|иц(?:а|ы|е|у|ей|ам|ами|ах)?)|tables?',
    number: REFERENCE_NUMBER,
  },
  {
    kind: 'listing',
    words: 'листинг(?:а|у|ом|е|и|ов|ам|ами|ах)?|listings?',
    number: REFERENCE_NUMBER,
  },
  {
    kind: 'formula',
    words:
      '(?:формул|выражени|уравнени|соотношени|неравенств)(?:а|ы|е|у|ой|ам|ами|ах|я|ю|ем|и|й|ям|ями|ях|о|ом)?',
    number: FORMULA,
  },
  {
    kind: 'appendix',
    words: 'приложени(?:е|я|ю|ем|и|й|ям|ями|ях)|прил\\.',
    number: LETTER,
  },
  {
    kind: 'section',
    words: '(?:под)?раздел(?:а|у|ом|е|ы|ов|ам|ами|ах)?|глав(?:а|ы|е|у|ой|ам|ами|ах)|гл\\.|разд\\.',
    number: '\\d{1,2}(?:\\.\\d{1,2})*',
  },
  {
    kind: 'section',
    words: '(?:под)?пункт(?:а|у|ом|е|ы|ов|ам|ами|ах)?|п\\.\\s?п\\.|пп?\\.',
    number: '\\d{1,2}(?:\\.\\d{1,2})+',
    weak: true,
  },
];

/** «согласно (4.5)», «условие (4.3)»: a number in brackets alone is one of a formula where a formula has it. */
const BARE =
  /(?<before>[\p{L}.]+|[),;–—-])?(?<!\s)\s*\((?<label>(?:[А-ЯЁ]\.)?\d{1,2}(?:\.\d{1,2}){0,2})\)/gu;
/** Words after which it is meant as a reference, whatever is found. */
const POINTS =
  /^(согласно|из|по|в|к|с|от|через|услови\p{L}+|подстав\p{L}+|использу\p{L}+|учётом|учетом)$/iu;
/** «из (1), (2) и (3)»: what joins one reference to the next. */
const JOINS = /^(и|или|[,;–—-])$/u;

function findBare(text: string): TypedReference[] {
  const found: TypedReference[] = [];
  let pointed: number | null = null;
  for (const match of text.matchAll(BARE)) {
    const { before = '', label = '' } = match.groups ?? {};
    const to = match.index + match[0].length;
    const goesOn: boolean =
      JOINS.test(before) && text.slice(pointed ?? to, match.index).trim() === '';
    const points: boolean = POINTS.test(before) || (goesOn && pointed !== null);
    pointed = points ? to : null;
    if (!points && !label.includes('.')) continue;
    const weak = !points || !label.includes('.');
    const was = text.slice(goesOn ? to - label.length - 2 : match.index, to);
    const from = to - label.length - 2;
    found.push({ kind: 'formula', label: normaliseLabel(label), from, to, was, weak });
  }
  return found;
}

const JOINER = '\\s*(?:,|;|и|или|[-–—])\\s*';

const COMPILED = PATTERNS.map(({ kind, words, number, weak = false }) => ({
  kind,
  weak,
  number: new RegExp(number, 'gu'),
  whole: new RegExp(
    `(?<![\\p{L}\\d])(?:${words.replace(/[а-яa-z]/, (first) => `[${first}${first.toUpperCase()}]`)})\\s*(?:№\\s*)?((?:${number})(?:${JOINER}(?:${number})(?![\\p{L}\\d]|\\.\\d))*)`,
    'gu',
  ),
}));

/** Every typed reference in a text, in no order. */
export function findReferences(text: string): TypedReference[] {
  const worded = COMPILED.flatMap(({ kind, number, whole, weak }) =>
    [...text.matchAll(whole)].flatMap((match) => {
      const list = match[1] ?? '';
      const start = match.index + match[0].length - list.length;
      return [...list.matchAll(number)].map((one): TypedReference => {
        const from = start + one.index;
        const label = normaliseLabel(one[0].replace(/[()\s]/g, ''));
        const to = from + one[0].length;
        return { kind, label, from, to, was: text.slice(match.index, to), weak };
      });
    }),
  );
  const bare = findBare(text).filter(
    (one) => !worded.some(({ from, to }) => from < one.to && one.from < to),
  );
  return [...worded, ...bare];
}
