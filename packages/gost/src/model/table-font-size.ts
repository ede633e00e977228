import { tableFontScale } from './column-shares.ts';
import type { TableRow } from './document.ts';

const SMALLEST = 8;
/** The width of the text on A4 with the standard's margins, in millimetres. */
const FULL_WIDTH = 165;

/**
 * Size of the text of a table in whole points: `usual`, or less where its words would not fit their columns
 * (GOST 7.32-2017 clause 6.6.7).
 * @param width of the table in millimetres
 */
export function tableFontSize(rows: readonly TableRow[], usual: number, width: number): number {
  const scale = tableFontScale(rows) * Math.min(1, width / FULL_WIDTH);
  return Math.max(SMALLEST, Math.round(usual * scale));
}
