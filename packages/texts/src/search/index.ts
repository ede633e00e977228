export { answerFinder } from './answer-finder.ts';
export { type Found, findTexts, type SearchedText } from './find-texts.ts';
export { type Piece, piecesOf } from './mark-found.ts';
export { otherLayout } from './other-layout.ts';
export { sayingOf, type Term, termsOf } from './terms.ts';
export { isTelling, type Word, wordsOf } from './words.ts';
