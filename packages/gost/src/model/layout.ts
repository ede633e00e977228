/**
 * Distances that the standard leaves to the writer, in points, one table for every format, so that
 * a document takes the same pages as PDF and as DOCX.
 */
export const LAYOUT = {
  /** Under every heading, and over a heading that does not start a page. */
  headingGap: 14,
  /** Over and under a figure with its caption, between the picture and the caption. */
  figureGap: 12,
  figureCaptionGap: 6,
  /** Over the caption of a table or listing, between it and the body, under the body. */
  tableGap: 12,
  tableCaptionGap: 4,
  /** Between the lines of a cell and the text in it. */
  cellPaddingX: 5.4,
  cellPaddingY: 2,
  /** GOST 7.32-2017 clause 6.8.1: at least one free line over and under a formula. */
  formulaGap: 16,
  /** Pictures and listings may not be taller than the page less the caption; in millimetres. */
  figureMaxHeight: 220,
  /** So much wider and lower is a page that is turned on its side; in millimetres. */
  turned: 87,
} as const;

/** Height of a single-spaced line of Times New Roman and its metric equals as a share of the font size. */
export const LINE_HEIGHT = 1.149;

/** Height of a single-spaced line of Courier New and its metric equals as a share of the font size. */
export const MONO_LINE_HEIGHT = 1.133;
