import { type Term, termsOf } from '@pv/texts/search';
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A shorter stem would stand inside too many words, and is sought as it was typed. */
const SHORTEST = 4;

type Phrase = Term['typed'];

/** What all forms of a word begin with: an English stem has an i where its forms have i or y. */
const beginningOf = ({ word, stem }: Phrase[number]): string =>
  stem.length < SHORTEST ? word : stem.replace(/(?<=[a-z])i$/, '');

/** The words of a phrase in their order; a stem holds letters and digits only. */
const patternOf = (phrase: Phrase): string => `%${phrase.map(beginningOf).join('% ')}%`;

/**
 * Whether a text in its form for searches says all that was typed, in any form and order of the words, or in
 * other words that mean the same. Undefined where nothing was typed; signs alone are said nowhere.
 */
export function saysAll(text: PgColumn, typed: string): SQL | undefined {
  const terms = termsOf(typed).slice(0, 12);
  if (terms.length === 0) return typed.trim() === '' ? undefined : sql`false`;
  return and(
    ...terms.map(({ typed: said, others }) =>
      or(...[said, ...others].map((phrase) => like(text, patternOf(phrase)))),
    ),
  );
}
