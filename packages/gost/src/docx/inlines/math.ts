import { BuilderElement, Math as OfficeMath, TextRun } from 'docx';
import { latexToMath } from 'docx/math';
import { cleanLine } from '../clean-text.ts';
import { groupBrackets } from './group-brackets.ts';

/** Names of functions as Russian books write them, and others that the converter does not know. */
const FUNCTIONS = [
  ...['tg', 'ctg', 'cosec', 'arctg', 'arcctg', 'sh', 'ch', 'th', 'cth', 'arsh', 'arch', 'arth'],
  ...['sgn', 'rang', 'rank', 'rot', 'grad', 'argmax', 'argmin', 'diag'],
];

const MACROS: ReadonlyMap<string, string> = new Map([
  ...FUNCTIONS.map((name): [string, string] => [name, `\\operatorname{${name}}`]),
  ['lvert', '|'],
  ['rvert', '|'],
  ['lVert', '\\|'],
  ['rVert', '\\|'],
]);

/** LaTeX with the macros of the editor written out, as the converter knows only those of LaTeX. */
export function expandMacros(tex: string): string {
  return tex.replaceAll(/\\([a-zA-Z]+)/g, (command, name: string) => MACROS.get(name) ?? command);
}

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
  const source = groupBrackets(expandMacros(cleanLine(tex))).trim();
  if (source === '') return undefined;
  try {
    return new OfficeMath({ children: latexToMath(source) });
  } catch {
    return undefined;
  }
}
