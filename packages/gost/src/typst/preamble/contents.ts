/**
 * An entry of the contents, 5.4.1 and 6.13: left aligned, dots up to the page number, subsections
 * set in by two characters and items by four; a second line begins under the first.
 */
export const CONTENTS_PREAMBLE = `
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
