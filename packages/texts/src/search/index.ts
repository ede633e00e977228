export { type Found, findTexts, type SearchedText } from './find-texts.ts';
export { type Piece, piecesOf } from './mark-found.ts';
export { isOneSlip } from './one-slip.ts';
export { otherLayout } from './other-layout.ts';
export { SYNONYM_WORDS, sayingOf, type Term, termsOf, wholeSayingOf } from './terms.ts';
export { isTelling, type Word, wordsOf } from './words.ts';
