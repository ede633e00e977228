import { typstString } from '../formula/typst-string.ts';
import type { BlockOf } from '../model/document.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';
import { writeMath } from './write-math.ts';
import { writeMono } from './write-text.ts';

/** Typst of this length may be wider than the line; measuring every formula would cost time. */
const MAYBE_WIDE = 150;

/** A formula on its own line; the LaTeX in monospace where it cannot be laid out. */
export function writeFormula(
  { id, number, tex }: BlockOf<'formula'>,
  context: WriteContext,
): string {
  const label = typstString(nodeLabel(id));
  const mark = number === null ? 'none' : typstString(number);
  const formula = writeMath(tex, true, context);
  if (formula === null) {
    return `#formula-source(${label}, ${mark}, ${writeMono(tex, context)})`;
  }
  const name = formula.length > MAYBE_WIDE || context.width < 100 ? 'wide-eq' : 'eq';
  return `#${name}(${label}, ${mark}, $${formula}$)`;
}
