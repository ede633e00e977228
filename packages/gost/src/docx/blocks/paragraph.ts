import type { BlockOf } from '../../model/document.ts';
import { writeInlines } from '../inlines/write-inlines.ts';
import { paragraph } from '../paragraph.ts';
import type { Piece, Scope } from '../writer.ts';

/** Running text, or an entry of a list of terms, which has no indent (GOST 7.32-2017 clause 6.14). */
export function textParagraph(
  { inlines, definition }: BlockOf<'paragraph'>,
  scope: Scope,
): Piece[] {
  const style = definition ? 'GostDefinition' : scope.textStyle;
  return [paragraph(scope, { style, children: writeInlines(inlines, scope.writer) })];
}
