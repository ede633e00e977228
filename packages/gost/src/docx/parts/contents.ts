import {
  BuilderElement,
  FileChild,
  InternalHyperlink,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import { innerBlocks } from '../../model/block-text.ts';
import type { Block, FormatProfile, GostDocument, Part } from '../../model/document.ts';
import { appendixMark, chapterMark, structuralTitle } from '../../model/structural-titles.ts';
import { otherBooks } from '../../model/volume-line.ts';
import { cleanLine } from '../clean-text.ts';
import { fieldInstruction, fieldMark, longField } from '../fields.ts';
import { isHeaded } from '../numbering/anchors.ts';
import { contentsStep } from '../styles/text-styles.ts';
import { pointTwips } from '../units.ts';
import type { BodyPiece, Writer } from '../writer.ts';

/** A line of the contents. */
interface ContentsEntry {
  /** Section id or heading id. */
  id: string;
  level: 1 | 2 | 3;
  number: string | null;
  title: string;
}

/**
 * What the contents list, GOST 7.32-2017 clause 5.4.1: structural elements after them, sections,
 * subsections and items with titles, the list of sources, appendices with designation and title.
 */
function contentsEntries({ parts, profile }: GostDocument): ContentsEntry[] {
  return parts.flatMap((part) => [
    ...(isHeaded(part) ? [partEntry(part, profile)] : []),
    ...('blocks' in part ? headingEntries(part.blocks) : []),
  ]);
}

function partEntry(part: Part, profile: FormatProfile): ContentsEntry {
  const entry = { id: part.sectionId, level: 1, number: null, title: part.title } as const;
  if (part.kind === 'chapter') return { ...entry, number: chapterMark(profile, part.number) };
  if (part.kind !== 'appendix') return entry;
  return { ...entry, title: `${appendixMark(profile, part.letter)} ${part.title}`.trim() };
}

function headingEntries(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return innerBlocks(block).flatMap(headingEntries);
    const { id, level, number, text } = block;
    return level === 4 ? [] : [{ id, level, number, title: text }];
  });
}

/** Headings of Word's own levels 1 to 3 (`\o`) and the hidden fields of appendices (`\f`), as links. */
const INSTRUCTION = ' TOC \\o "1-3" \\h \\z \\f ';

/**
 * «СОДЕРЖАНИЕ», GOST 7.32-2017 clauses 5.4.1, 6.13: a field `TOC` filled with entries, so that it is right
 * before Word has counted the pages and where nobody counts them. It stands in a content control of
 * Word's gallery, which gives it the button «Обновить таблицу».
 */
export function contents(writer: Writer): BodyPiece[] {
  const { profile, titlePage } = writer.document;
  const title = structuralTitle(profile, 'main', '');
  const heading = new Paragraph({ style: 'GostFront', children: [new TextRun(title)] });
  const lines = contentsEntries(writer.document).map((entry) => contentsLine(entry, writer));
  const books = otherBooks(titlePage).map(
    (book) => new Paragraph({ style: 'TOC1', children: [new TextRun(cleanLine(book))] }),
  );
  return [heading, inGallery(inField(lines)), ...books];
}

interface Line {
  style: string;
  hanging: number;
  step: number;
  children: ParagraphChild[];
}

function contentsLine({ id, level, number, title }: ContentsEntry, writer: Writer): Line {
  const bookmark = writer.anchors.contents(id);
  const page = writer.options.headingPages?.get(id);
  const prefix = number === null ? '' : `${cleanLine(number)} `;
  const link = new InternalHyperlink({
    anchor: bookmark,
    children: [
      new TextRun(prefix + cleanLine(title)),
      new TextRun({ children: [new Tab()] }),
      ...longField(` PAGEREF ${bookmark} \\h `, page === undefined ? '' : String(page)),
    ],
  });
  const { profile } = writer.document;
  const hanging = pointTwips(prefixWidth(prefix) * profile.fontSize);
  const step = contentsStep(profile) * (level - 1);
  return { style: `TOC${level}`, hanging, step, children: [link] };
}

/** Width in em of digits, dots and the space of Times New Roman: a second line begins under the title. */
function prefixWidth(prefix: string): number {
  return [...prefix].reduce((width, character) => width + (/[. ]/.test(character) ? 0.25 : 0.5), 0);
}

/** The paragraphs of the field: its begin stands in the first, its end in the last. */
function inField(lines: readonly Line[]): Paragraph[] {
  const begin = new TextRun({
    children: [fieldMark('begin'), fieldInstruction(INSTRUCTION), fieldMark('separate')],
  });
  const end = new TextRun({ children: [fieldMark('end')] });
  if (lines.length === 0) return [new Paragraph({ style: 'TOC1', children: [begin, end] })];
  return lines.map(({ style, hanging, step, children }, index) => {
    const first = index === 0 ? [begin] : [];
    const last = index === lines.length - 1 ? [end] : [];
    const indent = hanging > 0 ? { left: step + hanging, hanging } : undefined;
    return new Paragraph({ style, indent, children: [...first, ...children, ...last] });
  });
}

function inGallery(paragraphs: readonly Paragraph[]): FileChild {
  const control = new FileChild('w:sdt');
  const gallery = new BuilderElement({
    name: 'w:docPartGallery',
    attributes: { val: { key: 'w:val', value: 'Table of Contents' } },
  });
  const unique = new BuilderElement({ name: 'w:docPartUnique' });
  const part = new BuilderElement({ name: 'w:docPartObj', children: [gallery, unique] });
  control.addChildElement(new BuilderElement({ name: 'w:sdtPr', children: [part] }));
  control.addChildElement(new BuilderElement({ name: 'w:sdtContent', children: paragraphs }));
  return control;
}
