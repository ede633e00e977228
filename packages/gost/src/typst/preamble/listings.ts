/** Listings: the caption over the code as over a table, the code framed, going on over pages. */
export const LISTINGS_PREAMBLE = `
#let code-lines(body) = {
  set par(justify: false, leading: mono-lead, spacing: mono-lead, first-line-indent: 0pt)
  raw(block: true, body)
}
#let code(above: table-gap, body) = block(
  width: 100%,
  above: above,
  below: table-gap,
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
