/**
 * Anchors and links. A repeated table head holds its label once a page, so a link asks for what
 * stands at the label and takes the first; a label that nothing holds leaves plain text.
 */
export const REFERENCES_PREAMBLE = `
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
