import { FootnoteReferenceRun, Paragraph, TextRun } from 'docx';
import { cleanLine } from '../clean-text.ts';

/** A footnote: the mark in the text, the note at the foot of the page (GOST 7.32-2017 clause 6.7.4). */
export function footnote(text: string): FootnoteReferenceRun {
  const children = [new TextRun(` ${cleanLine(text).trim()}`)];
  return new FootnoteReferenceRun({
    children: [new Paragraph({ style: 'FootnoteText', children })],
  });
}
