import { typstString } from '../formula/typst-string.ts';
import type { Inline } from '../model/document.ts';
import type { WriteContext } from './write-context.ts';
import { writeInlines } from './write-inlines.ts';

/**
 * «Рисунок 1 — Наименование» with the word and number on one line, or the word and number alone where
 * nothing was named (GOST 7.32-2017 clauses 6.5.7, 6.6.3). A Typst expression.
 */
export function writeCaption(
  word: string,
  number: string,
  caption: readonly Inline[],
  context: WriteContext,
): string {
  const designation = `${word}\u00a0${number}`;
  const empty = caption.every((inline) => inline.kind === 'text' && inline.text.trim() === '');
  if (empty) return typstString(designation);
  return `${typstString(`${designation}\u00a0— `)} + ${writeInlines(caption, context)}`;
}
