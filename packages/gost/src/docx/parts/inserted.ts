import type { InsertedPlace } from '@pv/editor-schema';
import { Paragraph, TextRun } from 'docx';
import type { GostDocument } from '../../model/document.ts';
import { insertedAt, insertedNote } from '../../model/inserted-pages.ts';
import { cleanLine } from '../clean-text.ts';

/** A page with a note for every ready page of a place: Word cannot hold a page of another file. */
export function insertedNotes(document: GostDocument, place: InsertedPlace): Paragraph[] {
  return insertedAt(document, place).map(
    (one, index) =>
      new Paragraph({
        style: 'GostTitle',
        pageBreakBefore: place !== 'title' || index > 0,
        children: [new TextRun(cleanLine(insertedNote(one)))],
      }),
  );
}
