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
  // what a line has beyond one em stands under it: over an object that of the text, under one that of its last line
  const gap = (points: number, rest = lead) => `${round(rest + points)}pt`;
  return `
#let text-size = ${fontSize}pt
#let indent = ${indent}mm
#let lead = ${lead}pt
#let single = ${single}pt
#let mono-size = ${listingFontSize}pt
#let mono-lead = ${mono}pt
#let heading-gap = ${gap(profile.values.headingGap)}
#let figure-gap = ${gap(LAYOUT.figureGap)}
#let figure-below = ${gap(LAYOUT.figureGap, single)}
#let figure-caption-gap = ${LAYOUT.figureCaptionGap}pt
#let table-gap = ${gap(LAYOUT.tableGap)}
#let table-below = ${gap(LAYOUT.tableGap, 0)}
#let code-below = ${gap(LAYOUT.tableGap, mono)}
#let table-caption-gap = ${LAYOUT.tableCaptionGap}pt
#let formula-gap = ${gap(LAYOUT.formulaGap)}
#let cell-padding = (x: ${LAYOUT.cellPaddingX}pt, y: ${LAYOUT.cellPaddingY}pt)
`;
}
