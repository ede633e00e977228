import {
  TableCell as Cell,
  Document,
  Packer,
  Paragraph,
  TableRow as Row,
  Table,
  TableLayoutType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { borderlessTable } from '../docx/borderless-table.ts';
import { cleanLine } from '../docx/clean-text.ts';
import { finishPackage } from '../docx/package/finish-package.ts';
import { pageSetup } from '../docx/page-setup.ts';
import { type CellLook, cellStyle } from '../docx/styles/cell-styles.ts';
import { writeStyleSheet } from '../docx/styles/write-styles.ts';
import { pointTwips, twips } from '../docx/units.ts';
import type { Form, FormPiece, FormPieceOf, FormRow, Signer, TablePiece } from './form.ts';
import {
  FORM_PROFILE,
  isTallRow,
  LIST_INDENT,
  SIGNATURE_HINT,
  SIGNATURE_LINE,
  SIGNATURE_WIDTHS,
  SPACE_OVER,
} from './form-layout.ts';
import {
  FIELD_STYLE,
  formStyles,
  HINT_STYLE,
  lineStyle,
  SIGNATURE_STYLE,
  STAMP_STYLE,
} from './form-styles.ts';

/** Writes a table; `use` hears of the style of each cell. */
function formTable(table: TablePiece, use: (style: string) => void): Table {
  const { columns, fontSize, rows } = table;
  const widths = columns.map(({ width }) => twips(width));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const styleOf = (look: CellLook) => {
    const style = cellStyle(look, fontSize, FORM_PROFILE);
    use(style);
    return style;
  };
  const cell = (lines: readonly string[], width: number, look: CellLook, span = 1) => {
    const style = styleOf(look);
    const shown = lines.length > 0 ? lines : [''];
    return new Cell({
      width: { size: width, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      columnSpan: span,
      children: shown.map(
        (line) =>
          new Paragraph({
            style,
            keepNext: look === 'Head',
            children: [new TextRun(cleanLine(line))],
          }),
      ),
    });
  };
  const groupRow = (text: string) => {
    const style = styleOf('Text');
    const run = new TextRun({ text: cleanLine(text), bold: true });
    const child = new Paragraph({ style, keepNext: true, children: [run] });
    const size = { size: whole, type: WidthType.DXA };
    const only = new Cell({ width: size, columnSpan: columns.length, children: [child] });
    return new Row({ cantSplit: true, children: [only] });
  };
  const bodyRow = (row: FormRow): Row => {
    if (row.kind === 'group') return groupRow(row.text);
    return new Row({
      cantSplit: !isTallRow(row, table),
      children: columns.map(({ align }, index) =>
        cell(row.cells[index] ?? [], widths[index] ?? 0, align === 'center' ? 'Number' : 'Text'),
      ),
    });
  };
  const head = new Row({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ title }, index) => cell([title], widths[index] ?? 0, 'Head')),
  });
  return new Table({
    style: 'GostTable',
    width: { size: whole, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    rows: [head, ...rows.map(bodyRow)],
  });
}

type Piece = Paragraph | Table;
/** State of one writing: styles that are only there when they are used. */
type Used = Set<string>;
type Writers = { [K in FormPiece['kind']]: (piece: FormPieceOf<K>, used: Used) => Piece[] };

function paragraph(
  style: string,
  text: string,
  { before, ...options }: { before?: number; keepNext?: boolean; alignment?: 'center' } = {},
): Paragraph {
  return new Paragraph({
    style,
    ...options,
    ...(before !== undefined && { spacing: { before: pointTwips(before) } }),
    children: text === '' ? [] : [new TextRun(cleanLine(text))],
  });
}

/** A table has no space over or under it: an empty line of that height stands there. */
const gap = (points: number, keepNext = false): Paragraph =>
  new Paragraph({
    style: lineStyle('head'),
    keepNext,
    spacing: { line: pointTwips(points), lineRule: 'exact' },
  });

/** A row of signatures; all of them stay together: a name alone on a page signs nothing. */
function signature({ role, name }: Signer, keepNext: boolean): Paragraph[][] {
  const over = { before: SPACE_OVER.signature, keepNext };
  const hint = (text: string) => paragraph(HINT_STYLE, text, { keepNext });
  return [
    [paragraph(SIGNATURE_STYLE, role, over), hint('')],
    [
      paragraph(SIGNATURE_STYLE, SIGNATURE_LINE, { ...over, alignment: 'center' }),
      hint(SIGNATURE_HINT),
    ],
    [paragraph(SIGNATURE_STYLE, name, over), hint('')],
  ];
}

const WRITERS: Writers = {
  line: ({ look, text }) => [paragraph(lineStyle(look), text)],
  paragraph: ({ depth, runs }) => [
    new Paragraph({
      style: lineStyle('text'),
      ...(depth > 0 && { indent: { left: twips(depth * LIST_INDENT) } }),
      children: runs.map(
        ({ text, bold, italic }) => new TextRun({ text: cleanLine(text), bold, italics: italic }),
      ),
    }),
  ],
  field: ({ label, value }) => [paragraph(FIELD_STYLE, `${label}: ${value}`)],
  stamp: ({ lines }) =>
    lines.map((line, index) =>
      paragraph(STAMP_STYLE, line, index === 0 ? { before: SPACE_OVER.stamp } : {}),
    ),
  table: (table, used) => [
    gap(SPACE_OVER.table, true),
    formTable(table, (style) => used.add(style)),
    gap(1),
  ],
  signatures: ({ people }) => [
    borderlessTable(
      people.map((person, index) => signature(person, index < people.length - 1)),
      {
        widths: SIGNATURE_WIDTHS.map(twips),
        verticalAlign: VerticalAlign.TOP,
      },
    ),
    gap(1),
  ],
  page: () => [
    new Paragraph({
      style: lineStyle('head'),
      pageBreakBefore: true,
      spacing: { line: pointTwips(1), lineRule: 'exact' },
    }),
  ],
};

function writePiece<K extends FormPiece['kind']>(piece: FormPieceOf<K>, used: Used): Piece[] {
  const write: Writers[K] = WRITERS[piece.kind as K];
  return write(piece, used);
}

/** A paper as a DOCX file. */
export async function writeFormDocx(form: Form): Promise<Uint8Array> {
  const used: Used = new Set();
  const children = form.pieces.flatMap((piece) => writePiece(piece, used));
  const file = new Document({
    title: cleanLine(form.title),
    creator: 'Провектор',
    lastModifiedBy: 'Провектор',
    sections: [{ ...pageSetup(FORM_PROFILE), children }],
    compatibility: { version: 15 },
  });
  return finishPackage(await Packer.toBuffer(file), {
    styles: () => writeStyleSheet(formStyles(used), 0),
  });
}
