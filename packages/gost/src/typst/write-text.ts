import { typstString } from '../formula/typst-literals.ts';
import { type LineRoom, lineCapacity } from '../model/table-layout.ts';
import type { WriteContext } from './write-context.ts';

const ZERO_WIDTH_SPACE = '\u200b';

/** A word of more characters tears a justified line apart when it goes to the next one whole. */
const LONG_WORD = 20;

/** Looks where a word begins and nowhere else. */
const wordOver = (letters: number) => new RegExp(`(?<!\\S)\\S{${letters + 1}}`);
const OVER_LONG = wordOver(LONG_WORD);

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
  const whole = (word: string) => word.length <= longest || RUSSIAN.test(word);
  if (text.length <= longest || !hasWordOver(longest, text)) return pieces(text);
  return pieces(text.replace(/\S+/g, (word) => (whole(word) ? word : mark(word, line))));
}

/**
 * The same where nothing is hyphenated and lines are not justified, as on the title page: only a word
 * that would hardly fit on a line is cut, a Russian one too.
 * @param line characters that a line holds
 */
export function breaksToFit(text: string, line: number): string[] {
  const fits = (word: string) => word.length <= fitting(line);
  return pieces(text.replace(/\S+/g, (word) => (fits(word) ? word : mark(word, line))));
}

/** Whether a text has a word of more letters than that: most have none, and need not be taken apart. */
function hasWordOver(letters: number, text: string): boolean {
  const pattern = letters === LONG_WORD ? OVER_LONG : wordOver(letters);
  return pattern.test(text);
}

function pieces(marked: string): string[] {
  if (!marked.includes(ZERO_WIDTH_SPACE)) return [marked];
  return marked.split(/\u200b+/).filter((piece, _, all) => piece !== '' || all.length === 1);
}

/** Letters of a word that surely find room on a line, wide as they may be. */
function fitting(line: number): number {
  return Math.max(4, Math.floor(line * 0.75));
}

function mark(word: string, line: number): string {
  return word
    .replace(SEAM, `$&${ZERO_WIDTH_SPACE}`)
    .split(ZERO_WIDTH_SPACE)
    .map((piece) => (piece.length > fitting(line) ? [...piece].join(ZERO_WIDTH_SPACE) : piece))
    .join(ZERO_WIDTH_SPACE);
}

/** Text as one Typst expression: a string, or content where a long word may be broken. */
export function writeText(text: string, context: WriteContext): string {
  return joinPieces(softBreaks(oneLine(text), lineCapacity(context)).map(typstString));
}

/** Text of the title page, where only a word longer than its line is broken. */
export function writeTitleText(text: string, room: LineRoom): string {
  return joinPieces(breaksToFit(oneLine(text), lineCapacity(room)).map(typstString));
}

/** Text in monospace, long words broken as in `writeText`. */
export function writeMono(text: string, context: WriteContext): string {
  const pieces = softBreaks(oneLine(text), lineCapacity(context) * MONO_SHARE);
  return joinPieces(pieces.map((piece) => `raw(${typstString(piece)})`));
}

/** Monospaced letters are wider than the average letter of running text. */
const MONO_SHARE = 0.8;

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

function joinPieces(pieces: readonly string[]): string {
  const [only = '""'] = pieces;
  return pieces.length < 2 ? only : `(${pieces.join(' + wbr + ')})`;
}
