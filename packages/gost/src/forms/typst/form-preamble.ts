import { LAYOUT, LINE_HEIGHT } from '../../model/layout.ts';
import { lengthsPreamble } from '../../typst/preamble/lengths.ts';
import { pagePreamble } from '../../typst/preamble/page.ts';
import { textPreamble } from '../../typst/preamble/text.ts';
import type { LineLook } from '../form.ts';
import {
  FORM_PROFILE,
  HINT_SIZE,
  NOTE_SIZE,
  SIGNATURE_HINT,
  SIGNATURE_LINE,
  SIGNATURE_WIDTHS,
  SPACE_OVER,
  STAMP_LEFT,
  STAYS_WITH_NEXT,
} from '../form-layout.ts';

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
export function formPreamble(title: string): string {
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
