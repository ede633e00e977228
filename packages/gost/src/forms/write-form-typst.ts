import { typstTuple } from '../formula/typst-literals.ts';
import { LAYOUT, LINE_HEIGHT } from '../model/layout.ts';
import { lengthsPreamble } from '../typst/lengths.ts';
import { pagePreamble, textPreamble } from '../typst/preamble-text.ts';
import { writeTitleText } from '../typst/write-text.ts';
import type {
  Form,
  FormPiece,
  FormPieceOf,
  FormRow,
  FormRun,
  LineLook,
  TablePiece,
} from './form.ts';
import {
  cellRoom,
  FORM_PROFILE,
  FORM_WIDTH,
  HINT_SIZE,
  isTallRow,
  LIST_INDENT,
  NOTE_SIZE,
  SIGNATURE_HINT,
  SIGNATURE_LINE,
  SIGNATURE_WIDTHS,
  SPACE_OVER,
  STAMP_LEFT,
  STAYS_WITH_NEXT,
  TEXT_SIZE,
} from './form-layout.ts';

/** What a paragraph of a look does to its text, `body` in Typst. */
const LOOKS: Readonly<Record<LineLook, string>> = {
  head: 'align(center, body)',
  title: 'align(center, b(body))',
  subtitle: 'align(center, body)',
  heading: 'b(body)',
  text: 'body',
  note: `text(${NOTE_SIZE}pt, body)`,
};

function lookFunction([look, body]: [LineLook, string]): string {
  const sticky = STAYS_WITH_NEXT.has(look) ? ', sticky: true' : '';
  return `#let form-${look}(body) = piece(${SPACE_OVER[look]}pt, ${body}${sticky})`;
}

const [WHO, SIGNS, NAME] = SIGNATURE_WIDTHS;
const CELL_LEAD = `${Number((LINE_HEIGHT - 1).toFixed(3))}em`;

/**
 * Page, fonts and functions of a paper. A line is one em high, so `single` is added to every space over
 * a piece (see the preamble of documents).
 */
function formPreamble(title: string): string {
  return `${lengthsPreamble(FORM_PROFILE)}${pagePreamble(FORM_PROFILE, title)}${textPreamble(FORM_PROFILE)}
#set text(hyphenate: false)
#set par(justify: false, leading: single, spacing: single, first-line-indent: 0pt)
#let piece(over, body, sticky: false) = block(
  width: 100%,
  above: single + over,
  below: single,
  sticky: sticky,
  body,
)
${(Object.entries(LOOKS) as [LineLook, string][]).map(lookFunction).join('\n')}
#let field(body) = piece(${SPACE_OVER.field}pt, body)
#let stamp(..lines) = piece(${SPACE_OVER.stamp}pt, pad(
  left: ${STAMP_LEFT}mm,
  stack(spacing: single + 4pt, ..lines),
))
#let form-table(size, columns, head, ..body) = block(
  width: 100%,
  above: single + ${SPACE_OVER.table}pt,
  below: single,
  {
    set text(size: size, top-edge: 0.85em, bottom-edge: -0.15em)
    set par(leading: ${CELL_LEAD}, spacing: ${CELL_LEAD})
    set table.cell(breakable: false)
    table(
      columns: columns,
      inset: (x: ${LAYOUT.cellPaddingX}pt, y: ${LAYOUT.cellPaddingY}pt),
      stroke: 0.5pt,
      align: left + horizon,
      table.header(..head.map(name => table.cell(align: center + horizon, name))),
      ..body,
    )
  },
)
#let cell(..options, lines) = table.cell(..options, lines.map(par).join())
#let group(count, body) = table.header(
  level: 2,
  repeat: false,
  table.cell(colspan: count, b(body)),
)
#let signature(who, name) = pad(top: ${SPACE_OVER.signature}pt, grid(
  columns: (${WHO}mm, ${SIGNS}mm, ${NAME}mm),
  align: (left, center, left),
  who,
  stack(spacing: 2pt, "${SIGNATURE_LINE}", text(${HINT_SIZE}pt, "${SIGNATURE_HINT}")),
  name,
))
#let signatures(..rows) = block(
  width: 100%,
  above: single,
  below: single,
  breakable: false,
  stack(spacing: single, ..rows),
)
`;
}

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
  page: () => '#pagebreak(weak: true)',
};

function writePiece<K extends FormPiece['kind']>(piece: FormPieceOf<K>): string {
  const write: Writers[K] = WRITERS[piece.kind as K];
  return write(piece);
}

/** A paper as a Typst source that names no file. What was typed enters it as string literals only. */
export function writeFormTypst(form: Form): string {
  return `${[formPreamble(form.title), ...form.pieces.map((piece) => writePiece(piece))].join('\n')}\n`;
}
