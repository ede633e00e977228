import type { FormatProfile, GostDocument } from '../model/document.ts';
import { LINE_HEIGHT } from '../model/layout.ts';
import { TITLE_LINE } from '../model/title/title-sheets.ts';
import { lengthsPreamble } from './lengths.ts';
import { pagePreamble, textPreamble } from './preamble-text.ts';

/** The parts of the title page, 6.10: everything single spaced, each field in its place. */
const TITLE_PAGE_PREAMBLE = `
#let title-page(body) = {
  set par(justify: false, first-line-indent: 0pt, leading: single, spacing: single)
  set text(hyphenate: false)
  body
}
#let title-stamps(left-lines, right-lines) = {
  set par(spacing: single + 4pt)
  let side(lines) = lines.map(par).join()
  v(${TITLE_LINE}pt)
  grid(columns: (1fr, 1fr), column-gutter: 8mm, side(left-lines), side(right-lines))
}
#let title-signatures(people) = pad(top: ${TITLE_LINE}pt, grid(
  columns: (1fr, 36mm, auto),
  column-gutter: 4mm,
  row-gutter: ${TITLE_LINE}pt + single,
  align: (left + top, center + bottom, left + bottom),
  ..people.map(((role, name)) => (
    role,
    stack(spacing: 2pt, line(length: 100%, stroke: 0.5pt), text(10pt, "подпись, дата")),
    pad(bottom: 10pt + single, name),
  )).flatten(),
))
#let performers(people) = {
  set par(justify: false, first-line-indent: 0pt, leading: single, spacing: single)
  set text(hyphenate: false)
  grid(
    columns: (1fr, 36mm, 60mm),
    column-gutter: 4mm,
    row-gutter: 2 * lead,
    align: (left + top, center + top, left + top),
    ..people.map(((role, name)) => (
      role,
      pad(top: 0.9em, stack(spacing: 2pt, line(length: 100%, stroke: 0.5pt), text(10pt, "подпись, дата"))),
      name,
    )).flatten(),
  )
}
`;

/**
 * An entry of the contents, 5.4.1 and 6.13: left aligned, dots up to the page number, subsections
 * set in by two characters and items by four; a second line begins under the first.
 */
const CONTENTS_PREAMBLE = `
#let entry(id, depth, number, title) = context {
  let place = place-of(id)
  let dots = text(top-edge: 0.5em, bottom-edge: "baseline", repeat(gap: 0.1em, "."))
  let line = grid(
    columns: (1em * depth, auto, 1fr, 2.2em),
    [],
    if number != none { number + h(0.5em) },
    title + h(0.3em) + box(width: 1fr, dots),
    align(bottom + right, if place != none { str(place.page()) }),
  )
  set par(justify: false, first-line-indent: 0pt)
  set text(hyphenate: false)
  block(width: 100%, above: lead, below: lead, if place == none { line } else { link(place, line) })
}
`;

/**
 * Headings, 6.2 and 6.17.3: structural elements, chapters and appendices on a new page, unless the profile
 * has chapters in a row; structural ones and appendices centred, the others where the profile wants
 * them; bold, without hyphens, never alone at the bottom of a page.
 */
const headingsPreamble = ({ values }: FormatProfile): string => `
#show heading: set text(size: text-size, weight: "bold", hyphenate: false)
#show heading: it => block(
  sticky: true,
  breakable: false,
  width: 100%,
  above: heading-gap,
  below: heading-gap,
  it.body,
)
#let sizes = (${values.chapterFontSize}pt, ${values.headingFontSize}pt)
#let centred(id, body) = labelled(id, heading(level: 1, {
  set par(justify: false, first-line-indent: 0pt)
  set align(center)
  text(size: sizes.at(0), body)
}))
#let numbered(id, level, body) = labelled(id, heading(level: level, {
  ${values.headingAlign === 'center' ? 'set par(first-line-indent: 0pt)\n  set align(center)' : ''}
  par(justify: false, text(size: sizes.at(level - 1, default: text-size), body))
}))

#let structural(id, title) = {
  pagebreak(weak: true)
  if title == "" { anchor(id) } else { centred(id, title) }
}
#let chapter(id, title) = {
  ${values.newPage === 'sections' ? 'pagebreak(weak: true)' : 'v(heading-gap, weak: true)'}
  numbered(id, 1, title)
}
#let appendix(id, mark, title) = {
  pagebreak(weak: true)
  centred(id, if title == "" { mark } else { mark + linebreak() + title })
}
`;

/** Headings of an article and of an autoreferat run on with the text, bold. */
const runOnPreamble = ({ values }: FormatProfile): string => `
#let run-on(id, body) = labelled(id, heading(level: 1, {
  set par(justify: false, first-line-indent: 0pt)
  set align(${values.headingAlign === 'center' ? 'center' : 'left'})
  body
}))
#let structural(id, title) = if title == "" { anchor(id) } else { run-on(id, title) }
#let appendix(id, mark, title) = {
  run-on(id, if title == "" { mark } else { mark + [. ] + title })
}
#let article-gap = v(heading-gap, weak: true)
#let article-title(title) = block(above: heading-gap, below: heading-gap, width: 100%, {
  set par(justify: false, first-line-indent: 0pt)
  set text(hyphenate: false)
  align(center, b(title))
})
`;

/** Captions in the size and the style of the profile. */
const captionPreamble = ({ values }: FormatProfile): string => `
#let caption-style(body) = {
  set par(justify: false, first-line-indent: 0pt, leading: single, spacing: single)
  set text(
    hyphenate: false,
    size: ${values.captionFontSize}pt,
    style: ${values.captionStyle === 'italic' ? '"italic"' : '"normal"'},
  )
  body
}
`;

/** Figures, 6.5: centred, the caption below, single spaced, without hyphens; the whole on one page. */
const FIGURES_PREAMBLE = `
#let mark(kind, figure) = [#metadata((kind, figure))<pv-mark>]
// A block of no height, which stays with the text: a mark alone would go with the figure to the next page.
#let text-end(gap, ..marks) = {
  block(above: gap, below: 0pt, height: 0pt, marks.pos().join())
  v(-gap)
}
#let fig(id, pictures, caption) = labelled(id, block(
  above: figure-gap,
  below: figure-below,
  width: 100%,
  breakable: false,
  {
    set align(center)
    set par(justify: false, first-line-indent: 0pt)
    stack(spacing: figure-caption-gap, ..pictures, caption-style(caption))
  },
))
#let pictures(..images) = images.pos().map(box).join(h(4mm))
#let part(id, picture, letter, name) = labelled(id, stack(
  spacing: 4pt,
  picture,
  caption-style(if name == [] { letter } else { letter + [\u{00a0}] + name }),
))
#let parts(width, ..cells) = grid(
  columns: cells.pos().map(it => width),
  column-gutter: 4mm,
  align: center + top,
  ..cells,
)
#let no-image(width) = rect(
  width: width,
  height: 40mm,
  stroke: 0.5pt,
  align(center + horizon, text(10pt, hyphenate: true, "нет изображения")),
)
`;

/** Between the lines of a cell: single spacing (see `lengths.ts`), whatever the size of its text. */
const LINE_SPACE = `${Number((LINE_HEIGHT - 1).toFixed(3))}em`;

/**
 * Tables, 6.6: the caption over the table at the left without an indent; on every further page
 * «Продолжение таблицы N» and the head again (6.6.3); lines on all sides (6.6.6). Rows stay whole.
 * The edges of a line make a capital stand in the middle of its cell.
 */
const TABLES_PREAMBLE = `
#let least-of-table = 80pt
#let row-mark(id, index) = [#metadata((id, index)) <pv-row>]
#let td = table.cell
#let th(..options, body) = td(align: center + horizon, ..options, body)
#let tbl(id, caption, next, columns, size, repeat-head, head, body) = room-for(
  least-of-table,
  table-gap,
) + block(
  above: -least-of-table,
  below: table-below,
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

/** Listings: the caption over the code as over a table, the code framed, going on over pages. */
const LISTINGS_PREAMBLE = `
#let code-lines(body) = {
  set par(justify: false, leading: mono-lead, spacing: mono-lead, first-line-indent: 0pt)
  raw(block: true, body)
}
#let code(above: table-gap, body) = block(
  width: 100%,
  above: above,
  below: code-below,
  stroke: 0.5pt,
  inset: cell-padding.x,
  code-lines(body),
)
#let cell-code(body) = block(width: 100%, above: cell-padding.y, below: cell-padding.y, code-lines(body))
#let listing(id, caption, body) = {
  let least = calc.min(4, body.split("\\n").len()) * (mono-size + mono-lead) + 2 * cell-padding.x
  room-for(least + text-size + table-caption-gap, table-gap)
  labelled(id, block(
    above: -(least + text-size + table-caption-gap),
    below: table-caption-gap,
    width: 100%,
    breakable: false,
    sticky: true,
    caption-style(caption),
  ))
  code(above: table-caption-gap, body)
}
`;

/**
 * Formulas, 6.8: on their own line, centred, the number in parentheses at the far right. One that is
 * wider than the line goes on below, broken at a sign that stands in both lines (6.8.1); what cannot be
 * broken is made smaller.
 */
const FORMULAS_PREAMBLE = `
#let formula-block(id, body) = labelled(id, block(
  above: formula-gap,
  below: formula-gap,
  width: 100%,
  breakable: false,
  {
    set par(justify: false, first-line-indent: 0pt, leading: single)
    body
  },
))
#let formula-mark(number) = if number == none [] else { "(" + number + ")" }
#let formula-line(mark, formula) = grid(
  columns: (1fr, auto, 1fr),
  align: (left + horizon, center + horizon, right + horizon),
  [], formula, mark,
)
#let eq(id, number, body) = formula-block(id, formula-line(
  formula-mark(number),
  math.equation(block: true, body),
))
#let in-lines(room, pieces) = {
  let width-of(body) = measure(math.equation(block: true, body)).width
  let lines = ()
  let line = none
  for (sign, repeated, piece) in pieces {
    if line == none {
      line = piece.body
    } else if width-of(line + sign.body + piece.body) <= room {
      line = line + sign.body + piece.body
    } else {
      lines.push(line + repeated.body)
      line = repeated.body + piece.body
    }
  }
  (..lines, line)
}
#let fitted(room, body) = {
  let formula = math.equation(block: true, body)
  let width = measure(formula).width
  if width <= room { formula } else { scale(room / width * 100%, reflow: true, formula) }
}
#let wide-eq(id, number, body, pieces) = formula-block(id, layout(size => {
  let mark = formula-mark(number)
  let room = size.width - 2 * measure(mark).width - 14pt
  let whole = measure(math.equation(block: true, body)).width <= room
  let lines = if whole or pieces.len() < 2 { (body,) } else { in-lines(room, pieces) }
  formula-line(mark, stack(spacing: 0.8em, ..lines.map(line => fitted(room, line))))
}))
#let formula-source(id, number, source) = formula-block(id, grid(
  columns: (1fr, auto),
  align: (center + horizon, right + horizon),
  source, formula-mark(number),
))
`;

/**
 * Anchors and links. A repeated table head holds its label once a page, so a link asks for what
 * stands at the label and takes the first; a label that nothing holds leaves plain text.
 */
const REFERENCES_PREAMBLE = `
#let labelled(id, body) = [#body#label(id)]
#let anchor(id) = [#metadata(none)#label(id)]
#let place-of(id) = {
  let found = query(label(id))
  if found.len() == 0 { none } else { found.first().location() }
}
#let page-of(id) = {
  let place = place-of(id)
  if place == none { none } else { place.page() }
}
#let xref(id, body) = context {
  let place = place-of(id)
  if place == none { body } else { link(place, body) }
}
#let bib(id, number, body) = par(anchor(id) + number + body)
`;

/** Settings and functions in Typst that the body of the source calls; clauses are of GOST 7.32-2017. */
export function preamble(document: GostDocument): string {
  return [
    lengthsPreamble(document.profile),
    pagePreamble(document.profile, document.titlePage.title),
    textPreamble(document.profile),
    REFERENCES_PREAMBLE,
    headingsPreamble(document.profile),
    ...(document.profile.form === 'work' ? [] : [runOnPreamble(document.profile)]),
    CONTENTS_PREAMBLE,
    captionPreamble(document.profile),
    FIGURES_PREAMBLE,
    TABLES_PREAMBLE,
    LISTINGS_PREAMBLE,
    FORMULAS_PREAMBLE,
    TITLE_PAGE_PREAMBLE,
  ].join('');
}
