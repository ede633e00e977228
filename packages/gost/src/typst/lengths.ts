import type { FormatProfile } from '../model/document.ts';
import { LAYOUT, LINE_HEIGHT, MONO_LINE_HEIGHT } from '../model/layout.ts';

/**
 * A line is made one em high (see `text.ts`), so the space between two lines is what Word's line of
 * this spacing has beyond one em. In points.
 */
export function leading(fontSize: number, spacing: number, lineHeight = LINE_HEIGHT): number {
  return round(fontSize * lineHeight * spacing - fontSize);
}

/** Points or millimetres without the noise of binary fractions. */
export function round(value: number): number {
  return Number(value.toFixed(3));
}

/** Width and height of the page of A4 less the margins, in millimetres. */
export function textArea({ margins }: FormatProfile): { width: number; height: number } {
  return { width: 210 - margins.left - margins.right, height: 297 - margins.top - margins.bottom };
}

/** The lengths that the functions of the preamble share. */
export function lengthsPreamble(profile: FormatProfile): string {
  const { fontSize, listingFontSize, lineSpacing, indent } = profile;
  const lead = leading(fontSize, lineSpacing);
  const single = leading(fontSize, 1);
  const mono = leading(listingFontSize, 1, MONO_LINE_HEIGHT);
  const gap = (points: number, rest = lead) => `${round(rest + points)}pt`;
  // the height that a line of text has beyond a single one stands over it in a DOCX: under objects, not over them
  const under = (points: number, last = 0) => gap(points, lead - single + last);
  return `
#let text-size = ${fontSize}pt
#let indent = ${indent}mm
#let lead = ${lead}pt
#let single = ${single}pt
#let mono-size = ${listingFontSize}pt
#let mono-lead = ${mono}pt
#let heading-gap = ${gap(profile.values.headingGap)}
#let figure-gap = ${gap(LAYOUT.figureGap, single)}
#let figure-below = ${under(LAYOUT.figureGap, single)}
#let figure-caption-gap = ${LAYOUT.figureCaptionGap}pt
#let table-gap = ${gap(LAYOUT.tableGap, single)}
#let table-below = ${under(LAYOUT.tableGap)}
#let code-below = ${under(LAYOUT.tableGap, mono)}
#let table-caption-gap = ${LAYOUT.tableCaptionGap}pt
#let formula-gap = ${gap(LAYOUT.formulaGap)}
#let cell-padding = (x: ${LAYOUT.cellPaddingX}pt, y: ${LAYOUT.cellPaddingY}pt)
`;
}
