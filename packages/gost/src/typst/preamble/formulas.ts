/**
 * Formulas, 6.8: on their own line, centred, the number in parentheses at the far right. One that is
 * a little wider than the line is made smaller; one that is much wider goes on below, broken at a sign.
 */
export const FORMULAS_PREAMBLE = `
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
#let wide-eq(id, number, body) = formula-block(id, layout(size => {
  let mark = formula-mark(number)
  let formula = math.equation(block: true, body)
  let room = size.width - 2 * measure(mark).width - 14pt
  let width = measure(formula).width
  formula-line(mark, if width <= room {
    formula
  } else if width * 0.65 <= room {
    scale(room / width * 100%, reflow: true, formula)
  } else {
    set par(leading: 1.6em)
    block(width: room, math.equation(block: false, math.display(body)))
  })
}))
#let formula-source(id, number, source) = formula-block(id, grid(
  columns: (1fr, auto),
  align: (center + horizon, right + horizon),
  source, formula-mark(number),
))
`;
