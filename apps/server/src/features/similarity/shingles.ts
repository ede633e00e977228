/** A word as it is compared, and where it stands in its text. */
export interface Word {
  word: string;
  from: number;
  to: number;
}

/** How many words in a row are compared as one. */
const SHINGLE = 6;
/**
 * Of so many shingles in a row at least one is kept as a fingerprint: what two works share over
 * `SHINGLE + WINDOW - 1` words, a paragraph, is found for certain, a shorter piece by luck.
 */
const WINDOW = 64;

/** A soft hyphen stands inside a word, as an accent does. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*/gu;
const UNREAD = /[\p{M}\u00ad]/gu;

const normal = (typed: string): string =>
  typed.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(UNREAD, '');

/** The words of a text without case, accents and punctuation; «ё» is «е». */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: typed, index }) => ({
    word: normal(typed),
    from: index,
    to: index + typed.length,
  }));
}

const [ONE, OTHER] = [0x9e3779b1, 0x85ebca6b];

const turn = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

const mix = (value: number): number => {
  const once = Math.imul(value ^ (value >>> 16), OTHER);
  return once ^ (once >>> 13);
};

/** As many bits as a number holds exactly: 32 and 21. */
const join = (low: number, high: number): number => (mix(high) >>> 11) * 2 ** 32 + (mix(low) >>> 0);

/** The hash of every shingle, by its first word; none where there are fewer words than a shingle has. */
export function hashShingles(words: readonly string[]): number[] {
  const lows = new Int32Array(words.length);
  const highs = new Int32Array(words.length);
  words.forEach((word, n) => {
    let [low, high] = [0x811c9dc5, 0x41c6ce57];
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(turn(high, 5) ^ code, ONE);
    }
    lows[n] = low;
    highs[n] = high;
  });
  const hashes: number[] = [];
  for (let first = 0; first + SHINGLE <= words.length; first++) {
    let [low, high] = [0, 0];
    for (let at = first; at < first + SHINGLE; at++) {
      low = Math.imul(turn(low, 13) ^ (lows[at] ?? 0), ONE);
      high = Math.imul(turn(high, 17) ^ (highs[at] ?? 0), OTHER);
    }
    hashes.push(join(low, high));
  }
  return hashes;
}

/** The shingle that begins at `first` ends before this word. */
export const shingleEnd = (first: number): number => first + SHINGLE;

/**
 * Adds the fingerprints of a passage to `prints`: the least hash of every window, the last of equal ones
 * (Schleimer, Wilkerson, Aiken: Winnowing, 2003).
 */
export function addPrints(hashes: readonly number[], prints: Set<number>): void {
  let least = -1;
  let hash = Number.POSITIVE_INFINITY;
  const look = (at: number) => {
    const seen = hashes[at] ?? Number.POSITIVE_INFINITY;
    if (seen <= hash) [least, hash] = [at, seen];
  };
  hashes.forEach((_, end) => {
    const start = Math.max(0, end - WINDOW + 1);
    if (least < start) {
      hash = Number.POSITIVE_INFINITY;
      for (let at = start; at <= end; at++) look(at);
    } else look(end);
    if (end >= WINDOW - 1 || end === hashes.length - 1) prints.add(hash);
  });
}
