import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import type { BlockOf } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { type ParagraphOptions, paragraph } from '../paragraph.ts';
import type { Piece, Scope } from '../writer.ts';
import { bookmarked } from './caption.ts';

/** A heading of a subsection, item or sub-item, GOST 7.32-2017 clause 6.2.3. */
export function heading(block: BlockOf<'heading'>, scope: Scope): Piece[] {
  const { id, level, number, text } = block;
  const { anchors } = scope.writer;
  const numbered = numberOf(number, scope);
  const title = new TextRun(cleanLine(text));
  const children: ParagraphChild[] =
    numbered.typed === undefined
      ? bookmarked(id, [title], scope)
      : [...bookmarked(id, [new TextRun(numbered.typed)], scope), new TextRun(' '), title];
  return [
    paragraph(scope, {
      style: `Heading${level}`,
      numbering: numbered.numbering,
      // LibreOffice takes the indent of the style away together with its list.
      ...(numbered.numbering === false && { indent: { firstLine: scope.writer.indent } }),
      children: [new Bookmark({ id: anchors.contents(id), children })],
    }),
  ];
}

/** The number as Word's list, as typed text, or none: heading styles are numbered unless told. */
function numberOf(
  number: string | null,
  scope: Scope,
): { numbering: ParagraphOptions['numbering']; typed?: string } {
  if (number === null) return { numbering: false };
  const how = scope.headingNumber(number);
  if (how.kind === 'typed') return { numbering: false, typed: cleanLine(how.number) };
  return { numbering: { ...how.list, level: how.level } };
}
