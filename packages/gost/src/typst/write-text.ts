import { typstString } from '../formula/typst-string.ts';
import { type LineRoom, lineCapacity } from '../model/line-capacity.ts';
import { breaksToFit, softBreaks } from './soft-breaks.ts';
import type { WriteContext } from './write-context.ts';

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
