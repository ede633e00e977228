/** Words with what stands around them. */
export interface Quoted {
  quote: string;
  before: string;
  after: string;
}

/** How many characters of the surroundings are kept on each side. */
export const SURROUNDINGS = 40;

function commonEnd(one: string, other: string): number {
  let count = 0;
  while (
    count < one.length &&
    count < other.length &&
    one.at(-1 - count) === other.at(-1 - count)
  ) {
    count += 1;
  }
  return count;
}

function commonStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** So often is a word looked at: a quotation of one letter stands everywhere. */
const MOST_PLACES = 500;

function sameWords(
  words: string,
  { quote, before, after }: Quoted,
  least = 0,
): [number, number] | null {
  if (quote === '') return null;
  let best: { at: number; fits: number } | null = null;
  let at = words.indexOf(quote);
  for (let seen = 0; at >= 0 && seen < MOST_PLACES; seen += 1) {
    const fits =
      commonEnd(words.slice(Math.max(0, at - SURROUNDINGS), at), before) +
      commonStart(words.slice(at + quote.length, at + quote.length + SURROUNDINGS), after);
    if (!best || fits > best.fits) best = { at, fits };
    at = words.indexOf(quote, at + 1);
  }
  return best && best.fits >= least ? [best.at, best.at + quote.length] : null;
}

/** Fewer characters of the surroundings say nothing. */
const TELLING = 8;

/** Words that were changed between surroundings that are as they were. */
export function between(words: string, { quote, before, after }: Quoted): [number, number] | null {
  if (before.length < TELLING || after.length < TELLING) return null;
  const start = words.indexOf(before);
  if (start < 0 || words.indexOf(before, start + 1) >= 0) return null;
  const from = start + before.length;
  const to = words.indexOf(after, from);
  return to > from && to - from <= quote.length * 2 + SURROUNDINGS ? [from, to] : null;
}

/** What a document of another program prints as text and this one as live numbers. */
const LIVE = /\[[^\]]*\]|\d+([.,]\d+)*/g;
const LIVE_OR_LINE = /\n|\[[^\]]*\]|\d[\d.,]*/;

/** The same words where all the numbers among them are live, between surroundings that fit. */
function withoutNumbers(words: string, { quote, before, after }: Quoted): [number, number] | null {
  const [live, start, end] = [quote, before, after].map((text) => text.replaceAll(LIVE, ''));
  if (!live?.trim()) return null;
  return sameWords(words, { quote: live, before: start ?? '', after: end ?? '' }, TELLING);
}

/** From the first to the last of those stretches of the quoted words that stand once in the text. */
function byPieces(words: string, quote: string, border: RegExp): [number, number] | null {
  const found = quote
    .split(border)
    .map((piece) => piece.replace(/^[\s.,;:)]+/, '').trimEnd())
    .filter((piece) => piece.length >= TELLING && piece !== quote)
    .filter((piece) => words.includes(piece) && words.indexOf(piece) === words.lastIndexOf(piece))
    .map((piece) => ({ at: words.indexOf(piece), length: piece.length }));
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return null;
  const to = last.at + last.length;
  const together = to > first.at && to - first.at <= quote.length + SURROUNDINGS;
  return [first.at, together ? to : first.at + first.length];
}

/**
 * Where quoted words stand: where they are found more than once, the place whose surroundings fit best;
 * where they are found nowhere, what stands now between the surroundings, or those lines of them that are
 * there. Null where none is.
 */
export const findQuote = (words: string, quoted: Quoted): [number, number] | null =>
  sameWords(words, quoted) ?? between(words, quoted) ?? byPieces(words, quoted.quote, /\n/);

/** The paragraphs of quoted words, where the surroundings reach to their ends, and what stands in them before the words. */
function wholeLines({ quote, before, after }: Quoted): { lines: string; ahead: string } | null {
  const [start, end] = [before.lastIndexOf('\n') + 1, after.indexOf('\n')];
  if (start === 0 && before.length >= SURROUNDINGS) return null;
  if (end < 0 && after.length >= SURROUNDINGS) return null;
  const ahead = before.slice(start);
  return { lines: ahead + quote + (end < 0 ? after : after.slice(0, end)), ahead };
}

/** Words whose whole paragraph was put elsewhere; one of a single word, as in a cell, is like many others. */
function withLines(words: string, quoted: Quoted): [number, number] | null {
  const whole = wholeLines(quoted);
  if (!whole || whole.lines.length < TELLING || !/\S\s+\S/.test(whole.lines)) return null;
  const [text, sought] = [`\n${words}\n`, `\n${whole.lines}\n`];
  const at = text.indexOf(sought);
  if (at < 0 || text.includes(sought, at + 1)) return null;
  const from = at + whole.ahead.length;
  return [from, from + quoted.quote.length];
}

/**
 * Where words stand that were deleted in their old place: what is like a few of them elsewhere are other
 * words, unless the surroundings fit or their paragraph went with them.
 */
export const findMoved = (words: string, quoted: Quoted): [number, number] | null =>
  sameWords(words, quoted, quoted.quote.length < SURROUNDINGS ? TELLING : 0) ??
  withLines(words, quoted);

/** How many letters of the beginning of a quotation, by whole words, stand last in a text. */
export function begunAt(text: string, quote: string): number {
  for (let length = quote.length; length > 0; length -= 1) {
    const whole = length === quote.length || /\s/.test(quote.charAt(length - 1));
    const begins = !/\p{L}/u.test(text.charAt(text.length - length - 1));
    if (whole && begins && text.endsWith(quote.slice(0, length))) return length;
  }
  return 0;
}

/** As `findQuote`, for words out of a file, in which numbers are text that are live in the document. */
export const findPrinted = (words: string, quoted: Quoted): [number, number] | null =>
  sameWords(words, quoted) ??
  withoutNumbers(words, quoted) ??
  between(words, quoted) ??
  byPieces(words, quoted.quote, LIVE_OR_LINE);
