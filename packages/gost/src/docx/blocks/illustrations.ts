import { InternalHyperlink, type ParagraphChild, Tab, TextRun } from 'docx';
import type { BlockOf, Illustration } from '../../model/document.ts';
import { illustrationMark } from '../../model/illustrations.ts';
import { cleanLine } from '../clean-text.ts';
import { longField } from '../fields.ts';
import { writeInlines } from '../inlines/write-inlines.ts';
import { paragraph } from '../paragraph.ts';
import type { Piece, Scope, Writer } from '../writer.ts';

/** «Рисунок 1.1 — Схема», dots, the page: it leads to the number in the caption. */
function entry(
  { id, number, name }: Illustration,
  of: BlockOf<'illustrations'>['of'],
  writer: Writer,
): ParagraphChild {
  const { anchors, document, options } = writer;
  const bookmark = anchors.target(id) ?? '';
  const page = options.headingPages?.get(id);
  return new InternalHyperlink({
    anchor: bookmark,
    children: [
      new TextRun(cleanLine(illustrationMark({ of, number, name }, document.profile))),
      ...writeInlines(name, writer),
      new TextRun({ children: [new Tab()] }),
      ...longField(` PAGEREF ${bookmark} \\h `, page === undefined ? '' : String(page)),
    ],
  });
}

/**
 * A line each, with live pages. No field `TOC \c` of Word: it would list the headings of chapters too, which
 * start the counts of captions anew, and the captions of appendices.
 */
export function illustrations({ of, entries }: BlockOf<'illustrations'>, scope: Scope): Piece[] {
  return entries.map((one) =>
    paragraph(scope, { style: 'TableofFigures', children: [entry(one, of, scope.writer)] }),
  );
}
