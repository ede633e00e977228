import { AlignmentType, Bookmark, type ParagraphChild, TextRun } from 'docx';
import type { FormatProfile } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { bookmarked } from '../blocks/caption.ts';
import { cleanLine } from '../clean-text.ts';
import { hiddenField } from '../fields.ts';
import type { NumberedPart } from '../numbering/sequences.ts';
import { type ParagraphOptions, paragraph } from '../paragraph.ts';
import { textWidth } from '../units.ts';
import { type Flow, newFlow, type Piece, type Scope, type Writer } from '../writer.ts';

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
    figureHeight: LAYOUT.figureMaxHeight,
    indent: writer.indent,
    textStyle: 'GostText',
    listDepth: 0,
    flow: newFlow(beginOf(profile, part)),
  };
}

/** Where chapters stand in a row, their style begins no page, so that structural elements must themselves. */
function beginOf({ form, values }: FormatProfile, { kind }: NumberedPart): Flow['begins'] {
  if (form !== 'work') return null;
  if (values.newPage === 'sections') return 'column';
  return kind === 'chapter' ? null : 'page';
}

/** A heading that opens a part of the document. */
interface PartHeading
  extends Pick<ParagraphOptions, 'numbering' | 'alignment' | 'indent' | 'after'> {
  sectionId: string;
  style: string;
  children: ParagraphChild[];
}

/** The heading in the bookmark that the contents point at; `after` stands outside of it. */
export function partHeading(
  { sectionId, children, ...look }: PartHeading,
  scope: Scope,
  after: ParagraphChild[] = [],
): Piece {
  const contents = new Bookmark({ id: scope.writer.anchors.contents(sectionId), children });
  return paragraph(scope, { ...look, children: [contents, ...after] });
}

/** A heading of a structural element or a chapter: cross-references print its number or link to it. */
export function titleHeading(
  { title, caps, ...heading }: Omit<PartHeading, 'children'> & { title: string; caps?: boolean },
  scope: Scope,
  resets: string[] = [],
): Piece {
  const text = new TextRun({ text: cleanLine(title), ...(caps && { allCaps: true }) });
  const children = bookmarked(heading.sectionId, [text], scope);
  return partHeading({ ...heading, children }, scope, resets.flatMap(hiddenField));
}

/**
 * Centred capitals without a number, clause 6.2.1, as a heading of Word's own: its contents, its window
 * of headings and its references find it. In an article the heading runs on in a style of its own.
 */
export function structuralHeading(
  { sectionId, title }: { sectionId: string; title: string },
  scope: Scope,
): Piece {
  if (scope.writer.document.profile.form !== 'work')
    return titleHeading({ sectionId, title, style: 'GostStructural' }, scope);
  const caps = scope.writer.document.profile.values.structuralCase === 'capitals';
  const look = {
    numbering: false,
    alignment: AlignmentType.CENTER,
    indent: { firstLine: 0 },
  } as const;
  return titleHeading({ sectionId, title, style: 'Heading1', caps, ...look }, scope);
}
