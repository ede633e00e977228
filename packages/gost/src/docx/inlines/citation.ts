import { type ParagraphChild, TextRun } from 'docx';
import { citationParts } from '../../model/citation-parts.ts';
import type { InlineOf } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { field } from '../fields.ts';
import type { Writer } from '../writer.ts';

/** «[1, с. 15; 4]» with every number a field `REF` to the numbered record, GOST 7.32-2017 clause 6.9.1. */
export function citation({ items }: InlineOf<'citation'>, { anchors }: Writer): ParagraphChild[] {
  return citationParts(items).map((part) => {
    if (part.kind === 'text') return new TextRun(cleanLine(part.text));
    const bookmark = anchors.source(part.number);
    const value = String(part.number);
    return bookmark === undefined ? new TextRun(value) : field(` REF ${bookmark} \\r \\h `, value);
  });
}
