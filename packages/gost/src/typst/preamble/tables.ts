import { LINE_HEIGHT } from '../../model/layout.ts';

/** Between the lines of a cell: single spacing (see `lengths.ts`), whatever the size of its text. */
const LINE_SPACE = `${Number((LINE_HEIGHT - 1).toFixed(3))}em`;

/**
 * Tables, 6.6: the caption over the table at the left without an indent; on every further page
 * «Продолжение таблицы N» and the head again (6.6.3); lines on all sides (6.6.6). Rows stay whole.
 * The edges of a line make a capital stand in the middle of its cell.
 */
export const TABLES_PREAMBLE = `
#let least-of-table = 80pt
#let td = table.cell
#let th(..options, body) = td(align: center + horizon, ..options, body)
#let tbl(id, caption, next, columns, size, repeat-head, head, body) = room-for(
  least-of-table,
  table-gap,
) + block(
  above: -least-of-table,
  below: table-gap,
  width: 100%,
  {
    set text(size: size, hyphenate: true, top-edge: 0.85em, bottom-edge: -0.15em)
    set par(justify: false, leading: ${LINE_SPACE}, spacing: ${LINE_SPACE}, first-line-indent: 0pt)
    set table.cell(breakable: false)
    let title = td(
      colspan: columns.len(),
      stroke: none,
      inset: (x: 0pt, top: 0pt, bottom: table-caption-gap),
      text(text-size, anchor(id) + context caption-style(
        if page-of(id) == here().page() { caption } else { next },
      )),
    )
    table(
      columns: columns,
      inset: cell-padding,
      stroke: 0.5pt,
      align: left + horizon,
      table.header(title),
      ..if head.len() > 0 { (table.header(level: 2, repeat: repeat-head, ..head),) },
      ..body,
    )
  },
)
`;
