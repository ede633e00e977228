import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import type { Part } from '../../model/document.ts';
import { appendixMark } from '../../model/structural-titles.ts';
import { bookmarked } from '../blocks/caption.ts';
import { cleanLine } from '../clean-text.ts';
import { hiddenField } from '../fields.ts';
import { textWithLinks } from '../inlines/web-address.ts';
import { isHeaded } from '../numbering/anchors.ts';
import { appendixList, chapterList, headingNumbers, sourceList } from '../numbering/lists.ts';
import { captionedKinds } from '../numbering/sequences.ts';
import { paragraph } from '../paragraph.ts';
import { newFlow, type Piece, type Writer } from '../writer.ts';
import { partHeading, partScope, structuralHeading, titleHeading } from './heading-pieces.ts';

type PartKind = Part['kind'];
type PartOf<K extends PartKind> = Extract<Part, { kind: K }>;
type PartWriter<K extends PartKind> = (part: PartOf<K>, writer: Writer) => Piece[];

const WRITERS: { [K in PartKind]: PartWriter<K> } = { structural, chapter, references, appendix };

/** A part of the document with its heading. */
export function writePart<K extends PartKind>(part: PartOf<K>, writer: Writer): Piece[] {
  const write: PartWriter<K> = WRITERS[part.kind as K];
  return write(part, writer);
}

/** Centred capitals on a new page, GOST 7.32-2017 clause 6.2.1; without a title, only the new page. */
function structural(part: PartOf<'structural'>, writer: Writer): Piece[] {
  const { sectionId, title, blocks } = part;
  const scope = partScope(writer, { kind: 'other' });
  if (!isHeaded(part)) {
    const flow = writer.document.profile.form === 'work' ? newFlow('page') : scope.flow;
    return writer.writeBlocks(blocks, { ...scope, flow });
  }
  const heading = structuralHeading({ sectionId, title }, scope);
  return [heading, ...writer.writeBlocks(blocks, scope)];
}

/** A section of the main part with its number, clauses 6.2.1, 6.4.1. */
function chapter({ sectionId, number, title, blocks }: PartOf<'chapter'>, writer: Writer): Piece[] {
  const { lists, sequences, document } = writer;
  const list = chapterList(lists, document.profile);
  const scope = partScope(writer, { kind: 'chapter', number }, headingNumbers(number, list));
  const resets = sequences.startChapter(captionedKinds(blocks, number));
  const numbering = { ...list, level: 0 };
  return [
    titleHeading({ sectionId, title, style: 'Heading1', numbering }, scope, resets),
    ...writer.writeBlocks(blocks, scope),
  ];
}

/** The list of sources, clause 6.16: numbers with a dot from the paragraph indent. */
function references({ sectionId, title }: PartOf<'references'>, writer: Writer): Piece[] {
  const { anchors, document, lists } = writer;
  const scope = partScope(writer, { kind: 'other' });
  const list = sourceList(lists, scope.indent);
  const records = document.sources.map(({ number, text }) => {
    const id = anchors.source(number);
    const children = textWithLinks(text);
    return paragraph(scope, {
      style: 'GostSource',
      numbering: { ...list, level: 0 },
      children: id === undefined ? children : [new Bookmark({ id, children })],
    });
  });
  return [structuralHeading({ sectionId, title }, scope), ...records];
}

/**
 * «ПРИЛОЖЕНИЕ А» on a new page, the title in a paragraph of its own, both centred (clause 6.17.3). The
 * contents name both (5.4.1): a hidden field tells Word so, for it would take the first line alone.
 */
function appendix(
  { sectionId, letter, title, blocks }: PartOf<'appendix'>,
  writer: Writer,
): Piece[] {
  const list = appendixList(writer.lists, letter, writer.document.profile);
  const scope = partScope(writer, { kind: 'appendix', letter }, headingNumbers(letter, list));
  const mark = bookmarked(sectionId, [new TextRun(cleanLine(letter))], scope);
  const children: ParagraphChild[] = [
    new TextRun(appendixMark(writer.document.profile, '')),
    ...mark,
  ];
  const name = cleanLine(title);
  const line = cleanLine(`${appendixMark(writer.document.profile, letter)} ${title}`.trim());
  const entry = hiddenField(` TC "${line.replaceAll(/["\\]/g, '\\$&')}" \\l 1 `);
  const look = { style: 'GostAppendix', ...(name !== '' && { after: 0 }) };
  return [
    partHeading({ sectionId, children, ...look }, scope, entry),
    ...(name === ''
      ? []
      : [paragraph(scope, { style: 'GostAppendixTitle', children: [new TextRun(name)] })]),
    ...writer.writeBlocks(blocks, scope),
  ];
}
