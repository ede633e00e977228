/** One source inside a bracket. */
export interface TypedCitation {
  number: number;
  /** «с. 15», or null. */
  locator: string | null;
}

/** A bracket such as «[1, 4]», «[3, с. 15]» or «[1–3; 7, с. 20]». */
export interface CitationBracket {
  from: number;
  to: number;
  was: string;
  items: TypedCitation[];
}

const BRACKET = /\[\s*(\d{1,3}[^[\]\n]{0,80})\]/gu;
const NUMBER = /^\d{1,3}$/;
const RANGE = /^(\d{1,3})\s*[-–—]\s*(\d{1,3})$/;
const LOCATOR = /^(с|c|стр|т|гл|п|рис|табл|разд|ч|vol|pp?|ch|sec)\.?\s*[\dIVX]/iu;

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
