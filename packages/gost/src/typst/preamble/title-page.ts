/** The parts of the title page, 6.10: everything single spaced, each field in its place. */
export const TITLE_PAGE_PREAMBLE = `
#let title-page(head, codes, kind, title, people, place) = {
  set par(justify: false, first-line-indent: 0pt, leading: single, spacing: lead)
  set text(hyphenate: false)
  align(center, head.map(par).join())
  if codes.len() > 0 { v(lead); codes.map(par).join() }
  v(1fr)
  align(center, kind.map(par).join())
  v(lead)
  align(center, b(title))
  v(1fr)
  grid(
    columns: (1fr, 36mm, auto),
    column-gutter: 4mm,
    row-gutter: lead + single,
    align: (left + top, center + bottom, left + bottom),
    ..people.map(((role, name)) => (
      role,
      stack(spacing: 2pt, line(length: 100%, stroke: 0.5pt), text(10pt, "подпись, дата")),
      pad(bottom: 10pt + single, name),
    )).flatten(),
  )
  v(1fr)
  align(center, place)
}
`;
