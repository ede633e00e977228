interface Point {
  x: number;
  y: number;
}

/** How far a line goes straight on before it turns, px. */
const OUT = 8;
/** The tip of an arrow, px. */
const TIP = 4;

/**
 * The line of a dependency with its tip, as the path of an SVG: right from the end of one bar, down or up
 * between the rows, and right to the beginning of the other.
 */
export function arrowOf(from: Point, to: Point, rowHeight: number): string {
  const tip = `M${to.x - TIP} ${to.y - TIP}L${to.x} ${to.y}L${to.x - TIP} ${to.y + TIP}`;
  const out = from.x + OUT;
  if (out <= to.x - OUT) return `M${from.x} ${from.y}H${out}V${to.y}H${to.x}${tip}`;
  // there is no room between the bars: round by the gap beside the row of the first one
  const between = from.y + (Math.sign(to.y - from.y) || 1) * (rowHeight / 2);
  return `M${from.x} ${from.y}H${out}V${between}H${to.x - OUT}V${to.y}H${to.x}${tip}`;
}
