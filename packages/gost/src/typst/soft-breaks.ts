const ZERO_WIDTH_SPACE = '\u200b';

/** Letters of a Russian word, perhaps between quotes and commas; with a digit it is not hyphenated. */
const RUSSIAN = /^[^\p{L}\p{N}]*\p{Script=Cyrillic}+[^\p{L}\p{N}]*$/u;

/**
 * Allows a line to end inside words that no hyphenation covers (addresses, paths, identifiers): after
 * punctuation, and anywhere in a piece that is still longer than a line.
 * @param limit characters; shorter words are left alone
 */
export function softBreaks(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.replace(/\S+/g, (word) => {
    if (word.length <= limit || RUSSIAN.test(word)) return word;
    const pieces = word.replace(/[/\\._\-?&=,;@#%+]+(?=.)/g, `$&${ZERO_WIDTH_SPACE}`);
    return pieces
      .split(ZERO_WIDTH_SPACE)
      .map((piece) => (piece.length > limit ? [...piece].join(ZERO_WIDTH_SPACE) : piece))
      .join(ZERO_WIDTH_SPACE);
  });
}
