import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  ExternalHyperlink,
  FootnoteReferenceRun,
  InternalHyperlink,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { citationParts } from '../../model/citation-parts.ts';
import type { Inline, InlineKind, InlineOf, TextStyle } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { field } from '../fields.ts';
import type { Writer } from '../writer.ts';
import { math } from './math.ts';
import { revision, trackedPieces, trackedRun } from './revisions.ts';
import { webAddress } from './web-address.ts';

/** «[1, с. 15; 4]» with every number a field `REF` to the numbered record, GOST 7.32-2017 clause 6.9.1. */
function citation({ items, tracked }: InlineOf<'citation'>, writer: Writer): ParagraphChild[] {
  const { anchors } = writer;
  return citationParts(items).map((part) => {
    // a field cannot stand in a tracked change
    if (tracked) return trackedRun({ text: printedPart(part) }, tracked, writer);
    if (part.kind === 'text') return new TextRun(cleanLine(part.text));
    const bookmark = anchors.source(part.number);
    const value = String(part.number);
    return bookmark === undefined ? new TextRun(value) : field(` REF ${bookmark} \\r \\h `, value);
  });
}

const printedPart = (part: ReturnType<typeof citationParts>[number]) =>
  part.kind === 'text' ? cleanLine(part.text) : String(part.number);

/** A footnote: the mark in the text, the note at the foot of the page (GOST 7.32-2017 clause 6.7.4). */
function footnote(text: string): FootnoteReferenceRun {
  const children = [new TextRun(` ${cleanLine(text).trim()}`)];
  return new FootnoteReferenceRun({
    children: [new Paragraph({ style: 'FootnoteText', children })],
  });
}

/**
 * The number of its target, kept live by a field `REF`: the paragraph's number (`\r`) of a heading that
 * Word numbers, else the text of the bookmark, which stands around the number. What has no number is
 * printed by its title and linked. A target that is gone leaves its label, or «?».
 */
function reference(
  { target, targetKind, label, tracked }: InlineOf<'reference'>,
  writer: Writer,
): ParagraphChild[] {
  const { anchors } = writer;
  const printed = cleanLine(label ?? '?');
  if (tracked) return [trackedRun({ text: printed }, tracked, writer)];
  const bookmark = label === null ? undefined : anchors.target(target);
  if (bookmark === undefined) return [new TextRun(printed)];
  // a field would say «Глава 2» where the number stands in the text
  const worded = targetKind === 'section' && writer.document.profile.values.chapterMark === 'word';
  if (printed.startsWith('«') || worded) {
    return [new InternalHyperlink({ anchor: bookmark, children: [new TextRun(printed)] })];
  }
  if (targetKind === 'figurePart') {
    // the number is that of the figure, the letter is typed
    const [number = '', ...letter] = printed.split(/(?=, )/);
    return [field(` REF ${bookmark} \\h `, number), ...letter.map((text) => new TextRun(text))];
  }
  const byNumber = targetKind === 'heading' || targetKind === 'section';
  return [field(` REF ${bookmark}${byNumber ? ' \\r' : ''} \\h `, printed)];
}

/** Text with its emphasis; with an address, a link that stays black (GOST 7.32-2017 clause 6.1.1). */
function text({ text, style, tracked }: InlineOf<'text'>, writer: Writer): ParagraphChild[] {
  const look = tracked?.formatChange;
  const options = {
    text: cleanLine(text),
    ...emphasis(style),
    ...(look && { revision: { ...emphasis(look.before), ...revision(look, writer) } }),
  };
  const run = trackedRun(options, tracked ?? {}, writer);
  const link = style.href === undefined ? undefined : webAddress(style.href);
  return [
    ...(style.opens ?? []).map((id) => new CommentRangeStart(id)),
    link === undefined ? run : new ExternalHyperlink({ link, children: [run] }),
  ];
}

function emphasis(style: TextStyle): IRunOptions {
  return {
    ...(style.bold && { bold: true }),
    ...(style.italic && { italics: true }),
    ...(style.underline && { underline: {} }),
    ...(style.subscript && { subScript: true }),
    ...(style.superscript && { superScript: true }),
    ...(style.code && { style: 'GostCode' }),
  };
}

type InlineWriter<K extends InlineKind> = (inline: InlineOf<K>, writer: Writer) => ParagraphChild[];

const WRITERS: { [K in InlineKind]: InlineWriter<K> } = {
  text,
  break: (inline, writer) => trackedPieces([new TextRun({ break: 1 })], inline, writer),
  math: (inline, writer) => trackedPieces([math(inline.tex)], inline, writer),
  reference,
  citation,
  footnote: (inline, writer) => trackedPieces([footnote(inline.text)], inline, writer),
};

function writeInline<K extends InlineKind>(inline: InlineOf<K>, writer: Writer): ParagraphChild[] {
  const write: InlineWriter<K> = WRITERS[inline.kind as K];
  return write(inline, writer);
}

const commentEnd = (id: number): ParagraphChild[] => [
  new CommentRangeEnd(id),
  new TextRun({ children: [new CommentReference(id)] }),
];

/** Numbers that belong to the words right before them: «рисунок 2», «показано [3]». */
const NUMBERS: ReadonlySet<InlineKind> = new Set(['reference', 'citation', 'footnote']);

/** The pieces of a line as runs, fields and links. A comment on words takes in the numbers right after them. */
export function writeInlines(inlines: readonly Inline[], writer: Writer): ParagraphChild[] {
  let open: number[] = [];
  return inlines.flatMap((inline, index) => {
    if (inline.kind === 'text') open.push(...(inline.style.closes ?? []));
    const next = inlines[index + 1];
    const ended = next && NUMBERS.has(next.kind) ? [] : open;
    open = open.filter((id) => !ended.includes(id));
    return [...writeInline(inline, writer), ...ended.flatMap(commentEnd)];
  });
}
