import { formulaToTypst } from '../formula/formula.ts';
import type { WriteContext } from './write-context.ts';

/** A formula as Typst math, or null when its LaTeX is to be printed instead. */
export function writeMath(
  tex: string,
  display: boolean,
  { plainFormulas, written }: WriteContext,
): string | null {
  const formula = plainFormulas.has(tex) ? null : formulaToTypst(tex, display);
  if (formula !== null) written.set(tex, formula);
  return formula;
}
