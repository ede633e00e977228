import type { FormatProfile } from '../model/document.ts';

/** A4 in twentieths of a point, as Word writes it. */
export const PAGE = { width: 11906, height: 16838 } as const;

/** Millimetres in twentieths of a point. */
export function twips(millimetres: number): number {
  return Math.round((millimetres * 1440) / 25.4);
}

/** Twentieths of a point in millimetres. */
export function millimetres(twentieths: number): number {
  return (twentieths * 25.4) / 1440;
}

/** Points in twentieths of a point. */
export function pointTwips(points: number): number {
  return Math.round(points * 20);
}

/** Points in half-points, the unit of `w:sz`. */
export function halfPoints(points: number): number {
  return Math.round(points * 2);
}

/** A multiple of single line spacing in the unit of `w:line` under `lineRule="auto"`. */
export function lineUnits(multiple: number): number {
  return Math.round(multiple * 240);
}

/** Twips in pixels of 1/96 inch, the unit of the library's pictures. */
export function pixels(twentieths: number): number {
  return twentieths / 15;
}

/** Width of the text between the margins in twips. */
export function textWidth({ margins }: FormatProfile): number {
  return PAGE.width - twips(margins.left) - twips(margins.right);
}
