import {
  BorderStyle,
  type Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  type TableVerticalAlign,
  WidthType,
} from 'docx';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

/** How things are set beside each other. */
interface Columns {
  /** In twips. */
  widths: readonly number[];
  verticalAlign: TableVerticalAlign;
}

/** Rows of paragraphs beside each other without lines; no row is split between pages. */
export function borderlessTable(
  rows: readonly (readonly (readonly Paragraph[])[])[],
  { widths, verticalAlign }: Columns,
): Table {
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    borders: NO_BORDERS,
    margins: { left: 0, right: 0, top: 0, bottom: 0, marginUnitType: WidthType.DXA },
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (children, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.DXA },
                verticalAlign,
                children,
              }),
          ),
        }),
    ),
  });
}
