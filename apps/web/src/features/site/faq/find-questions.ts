import type { ReadPart } from '@pv/contract';
import { parseRich, richWords } from '@pv/editor-schema/rich-text';
import { type Found, findTexts } from '@pv/texts/search';

type Written = Pick<ReadPart, 'heading' | 'text'>;

/** Questions that were found, and by which words. */
export type FoundQuestions = Found<ReadPart>;

/** The questions that answer what is typed, the best first; all in their order where nothing is typed. */
export function findQuestions<P extends Written>(questions: readonly P[], typed: string): Found<P> {
  return findTexts(
    questions,
    ({ heading, text }) => {
      const doc = text === '' ? null : parseRich(text);
      return { heading, body: doc ? richWords(doc) : '' };
    },
    typed,
  );
}
