import type { Piece } from '@pv/contract';

/** Letters that are shown of what stayed, before and after a change. */
const AROUND = 48;

/** A change that is longer than this is shown by its beginning. */
const CHANGE = 320;

/** The end of a text, from a whole word on. */
const tail = (text: string): string => `… ${text.slice(-AROUND).replace(/^\S*\s/, '')}`;
const head = (text: string): string => `${text.slice(0, AROUND).replace(/\s\S*$/, '')} …`;

function shorten(text: string, first: boolean, last: boolean): string {
  if (text.length <= AROUND * 2 + 8) return text;
  if (first) return tail(text);
  return last ? head(text) : `${head(text)}${tail(text).slice(1)}`;
}

/** The beginning of a long change. */
const begin = (text: string): string =>
  text.length > CHANGE ? `${text.slice(0, CHANGE - 80).replace(/\s\S*$/, '')} …` : text;

/**
 * Leaves out what stayed far from any change, and all but the beginning of a long one. Gives the same
 * pieces where nothing is left out.
 */
export function nearChanges(pieces: readonly Piece[]): Piece[] {
  const end = pieces.length - 1;
  return pieces.map(({ kind, text }, at) =>
    kind === 'same'
      ? { kind, text: shorten(text, at === 0, at === end) }
      : { kind, text: begin(text) },
  );
}
