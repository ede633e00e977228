import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import { bookmarked } from '../blocks/caption.ts';
import { cleanLine } from '../clean-text.ts';
import { hiddenField } from '../fields.ts';
import { type ParagraphOptions, paragraph } from '../paragraph.ts';
import type { Piece, Scope } from '../writer.ts';

/** A heading that opens a part of the document. */
interface PartHeading {
  sectionId: string;
  style: string;
  children: ParagraphChild[];
  numbering?: ParagraphOptions['numbering'];
}

/** The heading in the bookmark that the contents point at; `after` stands outside of it. */
export function partHeading(
  { sectionId, style, children, numbering }: PartHeading,
  scope: Scope,
  after: ParagraphChild[] = [],
): Piece {
  const contents = new Bookmark({ id: scope.writer.anchors.contents(sectionId), children });
  return paragraph(scope, { style, numbering, children: [contents, ...after] });
}

/** A heading of a structural element or a chapter: cross-references print its number or link to it. */
export function titleHeading(
  heading: Omit<PartHeading, 'children'> & { title: string },
  scope: Scope,
  resets: string[] = [],
): Piece {
  const title = new TextRun(cleanLine(heading.title));
  const children = bookmarked(heading.sectionId, [title], scope);
  return partHeading({ ...heading, children }, scope, resets.flatMap(hiddenField));
}
