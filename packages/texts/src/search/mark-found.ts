import { placesOf, type Term } from './terms.ts';
import { wordsOf } from './words.ts';

/** A piece of a text: found or not. Together the pieces are the text. */
export interface Piece {
  text: string;
  found: boolean;
}

/** The text cut into what was found, in whole words, and what stands between. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  const words = wordsOf(text);
  const places = terms
    .map((term) => placesOf(words, term))
    // other words matter only where the typed one is not there
    .flatMap(({ typed, other }) => (typed.length > 0 ? typed : other))
    .toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    if (from > at) pieces.push({ text: text.slice(at, from), found: false });
    pieces.push({ text: text.slice(from, end), found: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}
