import { type ParagraphChild, TextRun } from 'docx';
import type { Inline, InlineKind, InlineOf } from '../../model/document.ts';
import type { Writer } from '../writer.ts';
import { citation } from './citation.ts';
import { footnote } from './footnote.ts';
import { math } from './math.ts';
import { reference } from './reference.ts';
import { text } from './text.ts';

type InlineWriter<K extends InlineKind> = (inline: InlineOf<K>, writer: Writer) => ParagraphChild[];

const WRITERS: { [K in InlineKind]: InlineWriter<K> } = {
  text,
  break: () => [new TextRun({ break: 1 })],
  math: ({ tex }) => [math(tex)],
  reference,
  citation,
  footnote: ({ text: note }) => [footnote(note)],
};

function writeInline<K extends InlineKind>(inline: InlineOf<K>, writer: Writer): ParagraphChild[] {
  const write: InlineWriter<K> = WRITERS[inline.kind as K];
  return write(inline, writer);
}

/** The pieces of a line as runs, fields and links. */
export function writeInlines(inlines: readonly Inline[], writer: Writer): ParagraphChild[] {
  return inlines.flatMap((inline) => writeInline(inline, writer));
}
