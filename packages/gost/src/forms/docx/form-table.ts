import {
  TableCell as Cell,
  Paragraph,
  TableRow as Row,
  Table,
  TableLayoutType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { cleanLine } from '../../docx/clean-text.ts';
import { type CellLook, cellStyle } from '../../docx/styles/cell-styles.ts';
import { twips } from '../../docx/units.ts';
import type { FormRow, TablePiece } from '../form.ts';
import { FORM_PROFILE } from '../form-layout.ts';
import { isTallRow } from '../is-tall-row.ts';

/** Writes a table; `use` hears of the style of each cell. */
export function formTable(table: TablePiece, use: (style: string) => void): Table {
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
