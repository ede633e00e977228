import {
  cssEm,
  joinMath,
  mathCall,
  mathSpace,
  mathSymbol,
  mathSymbols,
  mathText,
  type WriteElement,
} from './math-source.ts';
import type { MathElement } from './math-tree.ts';

/** Function application and its kin: no ink. */
const INVISIBLE = /^[\u2061-\u2064]?$/;
const BAR = /^[|‖∣∥]$/;

/** An identifier: one letter is slanted as usual, a word is upright, the name of a function too. */
export function writeIdentifier({ text, attributes }: MathElement): string {
  const name = text.trim();
  if (attributes.operator) return mathCall('op', mathText(name));
  if ([...name].length > 1) return mathText(name);
  if (name === '') return '';
  const symbol = mathSymbol(name);
  if (BAR.test(name)) return `class("normal", ${symbol})`;
  return attributes.mathvariant === 'normal' ? mathCall('upright', symbol) : symbol;
}

/** A number; with a decimal comma it is text, so that no space follows the comma. */
export function writeNumber({ text }: MathElement): string {
  return /^\d*$/.test(text) ? text : mathText(text);
}

/** Text inside a formula, `\text{…}`; the number that `\tag` sets is left out, ours stands instead. */
export function writeText({ text, attributes }: MathElement): string {
  if (/tml-(tag|eqn)/.test(attributes.class ?? '') || text === '') return '';
  return mathText(text.replaceAll('\u00a0', ' '));
}

/** A space; `\!` comes as an empty row with a negative margin, see `rows.ts`. */
export function writeSpace({ attributes }: MathElement): string {
  return mathSpace(cssEm(attributes.width));
}

/** An operator, relation, delimiter or punctuation mark. */
export function writeOperator(element: MathElement, write: WriteElement): string {
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
