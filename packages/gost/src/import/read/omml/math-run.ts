import { child, childValue, elements, ownText, type XmlElement } from '../../ooxml/tree.ts';
import { characterToLatex, joinLatex, visible } from './characters.ts';
import { functionName, isFunctionName } from './functions.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

/** LaTeX of `m:r`, ECMA-376 part 1, clause 22.1.2.87. */
export function mathRun(run: XmlElement, aligned: boolean): string {
  const properties = child(run, 'm:rPr');
  const text = visible(
    elements(run)
      .map((element) => (element.name === 'm:t' || element.name === 'w:t' ? ownText(element) : ''))
      .join(''),
  );
  if (text === '') return '';
  if (child(properties, 'm:nor')) return textCommand(text);
  const style = mathValue(properties, 'm:sty');
  if (style === 'p' && isFunctionName(text.trim())) return functionName(text.trim());
  const latex = mixed(text, aligned);
  const script = SCRIPTS[mathValue(properties, 'm:scr') ?? ''];
  if (script) return `\\${script}{${latex}}`;
  if (style === 'b') return `\\mathbf{${latex}}`;
  if (style === 'bi') return `\\boldsymbol{${latex}}`;
  return style === 'p' && /^\p{L}{2,}$/u.test(text) && !CYRILLIC.test(text)
    ? `\\mathrm{${latex}}`
    : latex;
}

/** `m:val` of a child, or null. Math attributes have their own prefix. */
export function mathValue(element: XmlElement | null, name: string): string | null {
  return child(element, name)?.attributes['m:val'] ?? childValue(element, name);
}

const CYRILLIC = /[\u0400-\u04FF]/;

/** Formula text: Cyrillic words become `\text`, an alignment sign stays one, all else goes by character. */
function mixed(text: string, aligned: boolean): string {
  const pieces = text.match(/[\u0400-\u04FF]+(?: +[\u0400-\u04FF]+)*|[^\u0400-\u04FF]/gu) ?? [];
  return joinLatex(
    pieces.map((piece, index) => {
      if (CYRILLIC.test(piece)) return textCommand(piece);
      if (piece === ' ') return index > 0 && index < pieces.length - 1 ? '\\ ' : '';
      return piece === '&' && aligned ? '&' : characterToLatex(piece);
    }),
  );
}

/** `\text{…}` with the signs that LaTeX would read as commands escaped. */
function textCommand(text: string): string {
  const escaped = text
    .replace(/[#$%&_{}]/g, (sign) => `\\${sign}`)
    .replaceAll('^', '\\textasciicircum ')
    .replace(/(?<!\\)\\(?![#$%&_{}]|textasciicircum)/g, '\\textbackslash ');
  return `\\text{${escaped}}`;
}
