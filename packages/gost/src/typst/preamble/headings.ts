/**
 * Headings, 6.2 and 6.17.3: structural elements, chapters and appendices on a new page; structural
 * ones and appendices centred, the others from the paragraph indent; bold, without hyphens, never
 * alone at the bottom of a page.
 */
export const HEADINGS_PREAMBLE = `
#show heading: set text(size: text-size, weight: "bold", hyphenate: false)
#show heading: it => block(
  sticky: true,
  breakable: false,
  width: 100%,
  above: heading-gap,
  below: heading-gap,
  it.body,
)
#let centred(id, body) = labelled(id, heading(level: 1, {
  set par(justify: false, first-line-indent: 0pt)
  set align(center)
  body
}))
#let numbered(id, level, body) = labelled(id, heading(level: level, par(justify: false, body)))

#let structural(id, title) = {
  pagebreak(weak: true)
  if title == "" { anchor(id) } else { centred(id, title) }
}
#let chapter(id, title) = {
  pagebreak(weak: true)
  numbered(id, 1, title)
}
#let appendix(id, mark, title) = {
  pagebreak(weak: true)
  centred(id, if title == "" { mark } else { mark + linebreak() + title })
}
`;

/** Headings of an article run on with the text, bold and from the left. */
export const ARTICLE_PREAMBLE = `
#let run-on(id, body) = labelled(id, heading(level: 1, {
  set par(justify: false, first-line-indent: 0pt)
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
