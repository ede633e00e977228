/** A number typed by hand at the start of a heading. */
export interface TypedNumber {
  /** «2.1», «А.3»; a Roman number is written in digits. */
  number: string;
  /** How many parts it has: 1 for a chapter. */
  depth: number;
  /** Where the name begins in the text. */
  end: number;
  /** A word such as «Глава» or a paragraph sign stands before the number. */
  worded: boolean;
}

const WORDED =
  /^(глава|раздел|часть|chapter|section|§)\s*(\d{1,2}(?:\.\d{1,2})*|[IVXLХ]{1,6})(?![\p{L}\d])[\s.:—–-]*/iu;
const DOTTED = /^(\d{1,2}(?:\.\d{1,2}){1,4})\.?(?:[\s:—–-]+|(?=\p{L}))/u;
/** «1Введение» too, but neither «2D-графика» nor «1С». */
const SINGLE = /^(\d{1,2})(?:(?:\.\s*|\s+|\)\s+)(?=\S)|(?=\p{Lu}\p{Ll}{3}))/u;
const LETTERED = /^([А-ЯЁA-Z]\.\d{1,2}(?:\.\d{1,2})*)\.?\s+/u;
const ROMAN = /^([IVX]{1,5})(?:\.\s*|\s+)(?=\p{Lu})/u;

/** Reads the number that a heading begins with; null when it begins with a word. */
export function readTypedNumber(text: string): TypedNumber | null {
  const worded = WORDED.exec(text);
  if (worded) return toTyped(worded[2] ?? '', worded[0].length, true);
  const plain = DOTTED.exec(text) ?? LETTERED.exec(text) ?? SINGLE.exec(text) ?? ROMAN.exec(text);
  return plain ? toTyped(plain[1] ?? '', plain[0].length, false) : null;
}

function toTyped(written: string, end: number, worded: boolean): TypedNumber {
  const number = /^[IVXLХ]+$/i.test(written) ? String(fromRoman(written)) : written;
  return { number, depth: number.split('.').length, end, worded };
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, Х: 10, L: 50 };

function fromRoman(written: string): number {
  const values = Array.from(written.toUpperCase(), (sign) => ROMAN_VALUES[sign] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
