/** The name of what is wrong with a typed number, as texts of fields say it. */
export type Misread =
  | 'sum_unread'
  | 'sum_negative'
  | 'sum_kopecks'
  | 'sum_large'
  | 'percent_wrong'
  | 'year_wrong';

type Reading = { value: number | null; wrong: null } | { value: null; wrong: Misread };

const read = (value: number | null): Reading => ({ value, wrong: null });
const misread = (wrong: Misread): Reading => ({ value: null, wrong });

/** No sum that is taken is larger. */
export const MOST_ROUBLES = 1_000_000_000_000;

const NEGATIVE = /^[-−–—]\s*\d/;
const CURRENCY = /^₽\s*|\s*(?:₽|руб(?:\.|л(?:ь|я|ей))?|р\.?|rub\.?|roubles?|rubles?)$/g;
/** Words after a number, with how many zeros each stands for. */
const UNITS = [
  [3, /\s*(?:тыс(?:\.|яч[аи]?)?|т\.|к|thousand|k)$/],
  [6, /\s*(?:млн\.?|миллион(?:а|ов)?|mln\.?|millions?|m)$/],
  [9, /\s*(?:млрд\.?|миллиард(?:а|ов)?|bln\.?|bn\.?|billions?)$/],
] as const;
const GAP = /(?<=\d)\s+(?=\d)/g;
const PLAIN = /^(\d+)(?:[.,](\d+))?$/;
/** 1,500,000 and 1.500.000, with kopecks after the other mark. */
const GROUPED = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/** The digits before the decimal mark and after it; null where the two cannot be told apart. */
function digitsOf(figure: string, zeros: number): readonly [string, string] | null {
  const [, whole, rest = ''] = PLAIN.exec(figure) ?? [];
  // «1,500» is one and a half thousand, «1,500 тыс.» is either a thousand times more or as much
  if (whole && (rest.length <= 2 || (zeros > 0 && rest.length > 3))) return [whole, rest];
  const [, groups, mark = '', kopecks = ''] = GROUPED.exec(figure) ?? [];
  if (!groups || (zeros > 0 && groups.split(mark).length === 2)) return null;
  return [groups.replaceAll(mark, ''), kopecks];
}

/**
 * Reads a typed sum in whole roubles: «1 500 000», «1 500 000,00 ₽», «1,5 млн», “1,500,000”. Kopecks are
 * refused and not rounded: whoever typed them is to know.
 */
function readSum(typed: string): Reading {
  const text = typed.trim().toLowerCase();
  if (text === '') return read(null);
  if (NEGATIVE.test(text)) return misread('sum_negative');
  const bare = text.replace(CURRENCY, '');
  const [zeros, word] = UNITS.find(([, unit]) => unit.test(bare)) ?? [0, ''];
  const digits = digitsOf(bare.replace(word, '').replace(GAP, ''), zeros);
  if (!digits) return misread('sum_unread');
  const [whole, rest] = digits;
  if (/[1-9]/.test(rest.slice(zeros))) return misread('sum_kopecks');
  const value = Number(whole + rest.slice(0, zeros).padEnd(zeros, '0'));
  return value > MOST_ROUBLES ? misread('sum_large') : read(value);
}

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2})0*)?\s*%?$/;

/** Reads a typed share, from 0 to 100 per cent; less than a hundredth is never printed, so it is not taken. */
function readPercent(typed: string): Reading {
  const text = typed.trim();
  if (text === '') return read(null);
  const [, whole, rest = ''] = PERCENT.exec(text) ?? [];
  const value = whole ? Number(`${whole}.${rest}`) : Number.NaN;
  return value <= 100 ? read(value) : misread('percent_wrong');
}

/** Reads a typed year of this century. */
function readYear(typed: string): Reading {
  const text = typed.trim();
  if (text === '') return read(null);
  return /^(20\d\d|2100)$/.test(text) ? read(Number(text)) : misread('year_wrong');
}

/** How numbers of each kind are read. */
export const NUMBER_READERS = { sum: readSum, percent: readPercent, year: readYear } as const;
export type NumberKind = keyof typeof NUMBER_READERS;

/** The name of what is wrong with a text where a number belongs; null where a number stands, or nothing. */
export const misreadOf = (kind: NumberKind, value: unknown): Misread | null =>
  typeof value === 'string' ? NUMBER_READERS[kind](value).wrong : null;
