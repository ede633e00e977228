import {
  cellLines,
  type RichDoc,
  type RichInline,
  type RichLine,
  type RichTable,
  richLines,
  runWords,
} from '@pv/editor-schema/rich-text';
import type { FormColumn, FormPiece, FormRun } from './form.ts';
import { FORM_WIDTH, NOTE_SIZE } from './form-layout.ts';

/** A run as it is printed: where a link leads stands in brackets, unless it is a path, of no use on paper. */
function printed(run: RichInline): FormRun {
  const marks = new Set(run.type === 'text' ? run.marks?.map(({ type }) => type) : []);
  return { text: runWords([run]), bold: marks.has('bold'), italic: marks.has('italic') };
}

/** Columns of equal width; the last one takes what is left over. */
function columnsOf(titles: readonly string[]): FormColumn[] {
  const width = Math.floor(FORM_WIDTH / titles.length);
  return titles.map((title, at) => ({
    title,
    width: at === titles.length - 1 ? FORM_WIDTH - width * at : width,
    align: 'left',
  }));
}

/** The first row is the head of the table, repeated on every page. */
function tablePiece({ content }: RichTable): FormPiece {
  const [head, ...rows] = content.map((row) => row.content.map(cellLines));
  return {
    kind: 'table',
    fontSize: NOTE_SIZE,
    columns: columnsOf((head ?? []).map((lines) => lines.join(' '))),
    rows: rows.map((cells) => ({ kind: 'cells', cells })),
  };
}

const plain = (text: string): FormRun => ({ text, bold: false, italic: false });

/** A line without a letter is left out. */
function pieceOf(line: RichLine): FormPiece[] {
  if (line.kind === 'table') return [tablePiece(line.table)];
  const runs = [...(line.marker ? [plain(line.marker)] : []), ...line.runs.map(printed)];
  if (runs.every(({ text }) => text.trim() === '')) return [];
  return [{ kind: 'paragraph', depth: line.depth, runs }];
}

/** A text with a form under its label, which stands before the first line unless that is a list or a table. */
export function richPieces(label: string, doc: RichDoc): FormPiece[] {
  const [first, ...rest] = richLines(doc).flatMap(pieceOf);
  if (first?.kind === 'paragraph' && first.depth === 0) {
    return [{ ...first, runs: [plain(`${label}: `), ...first.runs] }, ...rest];
  }
  const own: FormPiece = { kind: 'line', look: 'text', text: `${label}:` };
  return [own, ...(first ? [first] : []), ...rest];
}
