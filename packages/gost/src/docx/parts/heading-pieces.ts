import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import { bookmarked } from '../blocks/caption.ts';
import { cleanLine } from '../clean-text.ts';
import { hiddenField } from '../fields.ts';
import type { NumberedPart } from '../numbering/sequences.ts';
import { type ParagraphOptions, paragraph } from '../paragraph.ts';
import { textWidth } from '../units.ts';
import { newFlow, type Piece, type Scope, type Writer } from '../writer.ts';

/** The scope of a part of the document, which begins on a new page; in an article it runs on. */
export function partScope(
  writer: Writer,
  part: NumberedPart,
  headingNumber: Scope['headingNumber'] = (number) => ({ kind: 'typed', number }),
): Scope {
  const { profile } = writer.document;
  return {
    writer,
    part,
    headingNumber,
    width: textWidth(profile),
    indent: writer.indent,
    textStyle: 'GostText',
    listDepth: 0,
    flow: newFlow(profile.form === 'article' ? null : 'column'),
  };
}

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
