import { typstTuple } from '../../typst/typst-tuple.ts';
import { writeTitleText } from '../../typst/write-text.ts';
import type { Form, FormPiece, FormPieceOf, FormRow, FormRun, TablePiece } from '../form.ts';
import {
  FORM_WIDTH,
  LIST_INDENT,
  SIGNATURE_WIDTHS,
  STAMP_LEFT,
  TEXT_SIZE,
} from '../form-layout.ts';
import { cellRoom, isTallRow } from '../is-tall-row.ts';
import { formPreamble } from './form-preamble.ts';

type Writers = { [K in FormPiece['kind']]: (piece: FormPieceOf<K>) => string };

/** Words are not hyphenated here: one is cut only where it is as long as the line. */
const WHOLE_WORDS = 1.3;

const text = (line: string, width: number = FORM_WIDTH, fontSize = TEXT_SIZE): string =>
  writeTitleText(line, { width: width * WHOLE_WORDS, fontSize });

function cell(
  lines: readonly string[],
  width: number,
  fontSize: number,
  options: string[],
): string {
  const written = lines.map((line) => text(line, cellRoom(width), fontSize));
  return `cell(${[...options, typstTuple(written)].join(', ')})`;
}

function row(one: FormRow, table: TablePiece): string[] {
  const { columns, fontSize } = table;
  if (one.kind === 'group') {
    return [`group(${columns.length}, ${text(one.text, cellRoom(FORM_WIDTH), fontSize)})`];
  }
  const breakable = isTallRow(one, table) ? ['breakable: true'] : [];
  return columns.map(({ width, align }, index) => {
    const centred = align === 'center' ? ['align: center + horizon'] : [];
    return cell(one.cells[index] ?? [], width, fontSize, [...breakable, ...centred]);
  });
}

function run({ text: letters, bold, italic }: FormRun): string {
  const written = text(letters);
  const slanted = italic ? `i(${written})` : written;
  return bold ? `b(${slanted})` : slanted;
}

const WRITERS: Writers = {
  line: ({ look, text: line }) => `#form-${look}(${text(line)})`,
  paragraph: ({ depth, runs }) =>
    `#form-text(pad(left: ${depth * LIST_INDENT}mm, {${runs.map(run).join('; ')}}))`,
  field: ({ label, value }) => `#field(${text(`${label}: ${value}`)})`,
  stamp: ({ lines }) =>
    `#stamp(${lines.map((line) => text(line, FORM_WIDTH - STAMP_LEFT)).join(', ')})`,
  table: (table) => {
    const { columns, fontSize, rows } = table;
    const widths = columns.map(({ width }) => `${width}mm`);
    const head = columns.map(({ title, width }) => text(title, cellRoom(width), fontSize));
    const body = rows.flatMap((one) => row(one, table));
    return `#form-table(${[`${fontSize}pt`, typstTuple(widths), typstTuple(head), ...body].join(',\n')})`;
  },
  signatures: ({ people }) => {
    const [who, , named] = SIGNATURE_WIDTHS;
    const rows = people.map(
      ({ role, name }) => `signature(${text(role, who)}, ${text(name, named)})`,
    );
    return `#signatures(${rows.join(', ')})`;
  },
};

function writePiece<K extends FormPiece['kind']>(piece: FormPieceOf<K>): string {
  const write: Writers[K] = WRITERS[piece.kind as K];
  return write(piece);
}

/** A paper as a Typst source that names no file. What was typed enters it as string literals only. */
export function writeFormTypst(form: Form): string {
  return `${[formPreamble(form.title), ...form.pieces.map((piece) => writePiece(piece))].join('\n')}\n`;
}
