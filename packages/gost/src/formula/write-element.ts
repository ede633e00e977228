import { writeTable } from './math-table.ts';
import {
  cssEm,
  joinMath,
  type MathElement,
  mathCall,
  mathSpace,
  mathSymbol,
  mathSymbols,
  mathText,
  type WriteElement,
} from './math-tree.ts';
import { writeEnclosure, writePhantom, writeSequence, writeStyle, writeStyledRow } from './rows.ts';
import { writeLimits, writeMultiscripts, writeScripts } from './scripts.ts';

/** Function application and its kin: no ink. */
const INVISIBLE = /^[\u2061-\u2064]?$/;
const BAR = /^[|‖∣∥]$/;

/** An identifier: one letter is slanted as usual, a word is upright, the name of a function too. */
function writeIdentifier({ text, attributes }: MathElement): string {
  const name = text.trim();
  if (attributes.operator) return mathCall('op', mathText(name));
  if ([...name].length > 1) return mathText(name);
  if (name === '') return '';
  const symbol = mathSymbol(name);
  if (BAR.test(name)) return `class("normal", ${symbol})`;
  return attributes.mathvariant === 'normal' ? mathCall('upright', symbol) : symbol;
}

/** A number; with a decimal comma it is text, so that no space follows the comma. */
function writeNumber({ text }: MathElement): string {
  return /^\d*$/.test(text) ? text : mathText(text);
}

/** Text inside a formula, `\text{…}`; the number that `\tag` sets is left out, ours stands instead. */
function writeText({ text, attributes }: MathElement): string {
  if (/tml-(tag|eqn)/.test(attributes.class ?? '') || text === '') return '';
  return mathText(text.replaceAll('\u00a0', ' '));
}

/** A space; `\!` comes as an empty row with a negative margin, see `rows.ts`. */
function writeSpace({ attributes }: MathElement): string {
  return mathSpace(cssEm(attributes.width));
}

/** An operator, relation, delimiter or punctuation mark. */
function writeOperator(element: MathElement, write: WriteElement): string {
  const { attributes, children } = element;
  if (children.length > 0) return mathCall('op', joinMath(children.map(write)));
  const text = element.text.trim();
  if (INVISIBLE.test(text)) return '';
  if ([...text].length > 1) {
    return attributes.operator ? mathCall('op', mathText(text)) : relation(mathSymbols(text));
  }
  const symbol = mathSymbol(text);
  if (attributes.minsize) {
    const size = `#${Number(cssEm(attributes.minsize).toFixed(3))}em`;
    return sided(text, attributes, mathCall('stretch', symbol, { size }));
  }
  if (attributes.stretchy === 'true' && attributes.form === 'infix') return mathCall('mid', symbol);
  return BAR.test(text) ? sided(text, attributes, symbol) : symbol;
}

const relation = (symbol: string) => `class("relation", ${symbol})`;

/** A bar is drawn alike at the left, at the right and between; the class sets the space around it. */
function sided(char: string, { form }: MathElement['attributes'], symbol: string): string {
  if (form === 'prefix' || /[([{⟨⌊⌈]/.test(char)) return `class("opening", ${symbol})`;
  if (form === 'postfix' || /[)\]}⟩⌋⌉]/.test(char)) return `class("closing", ${symbol})`;
  return relation(symbol);
}

type ElementWriter = (element: MathElement, write: WriteElement) => string;

const WRITERS: Record<string, ElementWriter> = {
  math: writeStyledRow,
  mrow: writeStyledRow,
  mpadded: writeStyledRow,
  mstyle: writeStyle,
  menclose: writeEnclosure,
  mphantom: writePhantom,
  mi: writeIdentifier,
  mn: writeNumber,
  mo: writeOperator,
  mtext: writeText,
  ms: writeText,
  mspace: writeSpace,
  mfrac: writeFraction,
  msqrt: ({ children }, write) => mathCall('sqrt', writeSequence(children, write)),
  mroot: ({ children: [body, index] }, write) =>
    `root(${optional(index, write)}, ${optional(body, write)})`,
  msub: writeScripts('br'),
  msup: writeScripts('tr'),
  msubsup: writeScripts('br', 'tr'),
  munder: writeLimits('b'),
  mover: writeLimits('t'),
  munderover: writeLimits('b', 't'),
  mmultiscripts: writeMultiscripts,
  mtable: writeTable,
  annotation: () => '',
};

/** Writes a MathML element as Typst math; of an element that is not known, its children. */
export function writeElement(element: MathElement): string {
  const writer = Object.hasOwn(WRITERS, element.name) ? WRITERS[element.name] : undefined;
  return writer ? writer(element, writeElement) : writeSequence(element.children, writeElement);
}

/** Without a line, as in binomials, the two parts are a column. */
function writeFraction(
  { children: [top, bottom], attributes }: MathElement,
  write: WriteElement,
): string {
  const [above, below] = [optional(top, write), optional(bottom, write)];
  const bare = /^0/.test(attributes.linethickness ?? '');
  return bare
    ? `mat(delim: #none, row-gap: #0.35em, ${above}; ${below})`
    : `frac(${above}, ${below})`;
}

function optional(element: MathElement | undefined, write: WriteElement): string {
  return (element && write(element)) || '""';
}
