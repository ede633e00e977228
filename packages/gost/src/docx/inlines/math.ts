import { BuilderElement, Math as OfficeMath, TextRun } from 'docx';
import { latexToMath } from 'docx/math';
import { cleanLine } from '../clean-text.ts';
import { expandMacros } from './expand-macros.ts';

/** A formula in the line as Word's own formula; one that the converter does not take, as its LaTeX. */
export function math(tex: string): OfficeMath | TextRun {
  return convert(tex) ?? new TextRun({ text: cleanLine(tex), style: 'GostCode' });
}

/** A formula on its own line, set as large as such formulas are (`m:oMathPara`). */
export function displayMath(tex: string): BuilderElement | TextRun {
  const formula = convert(tex);
  if (formula === undefined) return new TextRun({ text: cleanLine(tex), style: 'GostCode' });
  return new BuilderElement({ name: 'm:oMathPara', children: [formula] });
}

function convert(tex: string): OfficeMath | undefined {
  const source = expandMacros(cleanLine(tex)).trim();
  if (source === '') return undefined;
  try {
    return new OfficeMath({ children: latexToMath(source) });
  } catch {
    return undefined;
  }
}
