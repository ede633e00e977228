export { answerFinder } from './answer-finder.ts';
export { type Found, findTexts, type Piece, piecesOf, type SearchedText } from './find-texts.ts';
export { sayingOf, type Term, termsOf } from './terms.ts';
export { otherLayout } from './typing.ts';
export { isTelling, type Word, wordsOf } from './words.ts';
