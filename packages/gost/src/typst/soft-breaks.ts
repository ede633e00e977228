const ZERO_WIDTH_SPACE = '\u200b';

/** A word of more characters tears a justified line apart when it goes to the next one whole. */
const LONG_WORD = 20;

/** Letters of a Russian word, perhaps between quotes and commas; with a digit it is not hyphenated. */
const RUSSIAN = /^[^\p{L}\p{N}]*\p{Script=Cyrillic}+[^\p{L}\p{N}]*$/u;

/** After punctuation and between the words of an identifier. */
const SEAM = /[/\\._\-?&=,;@#%+]+(?=.)|(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Cuts a text where a line may end inside a long word that no hyphenation covers (an address, a path,
 * an identifier): at its seams, and anywhere in a piece that would hardly fit on a line of its own.
 * Most texts give one piece; zero-width spaces of the writer are such places too.
 * @param line characters that a line holds
 */
export function softBreaks(text: string, line: number): string[] {
  const longest = Math.min(LONG_WORD, line);
  const marked = text.length <= longest ? text : text.replace(/\S+/g, (word) => mark(word, line));
  return marked.split(/\u200b+/).filter((piece, _, all) => piece !== '' || all.length === 1);
}

function mark(word: string, line: number): string {
  if (word.length <= Math.min(LONG_WORD, line) || RUSSIAN.test(word)) return word;
  const fitting = Math.max(4, Math.floor(line * 0.75));
  return word
    .replace(SEAM, `$&${ZERO_WIDTH_SPACE}`)
    .split(ZERO_WIDTH_SPACE)
    .map((piece) => (piece.length > fitting ? [...piece].join(ZERO_WIDTH_SPACE) : piece))
    .join(ZERO_WIDTH_SPACE);
}
