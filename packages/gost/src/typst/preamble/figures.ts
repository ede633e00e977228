/** Figures, 6.5: centred, the caption below, single spaced, without hyphens; the whole on one page. */
export const FIGURES_PREAMBLE = `
#let caption-style(body) = {
  set par(justify: false, first-line-indent: 0pt, leading: single, spacing: single)
  set text(hyphenate: false)
  body
}
#let fig(id, pictures, caption) = labelled(id, block(
  above: figure-gap,
  below: figure-gap,
  width: 100%,
  breakable: false,
  {
    set align(center)
    set par(justify: false, first-line-indent: 0pt)
    stack(spacing: figure-caption-gap, ..pictures, caption-style(caption))
  },
))
#let pictures(..images) = images.pos().map(box).join(h(4mm))
#let no-image(width) = rect(
  width: width,
  height: 40mm,
  stroke: 0.5pt,
  align(center + horizon, text(10pt, hyphenate: true, "нет изображения")),
)
`;
