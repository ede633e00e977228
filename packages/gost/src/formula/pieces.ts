import { type MathElement, mathSymbol } from './math-tree.ts';
import { writeSequence } from './rows.ts';
import { writeElement } from './write-element.ts';

/** A part of a formula that stands in one line, with the sign before it; that of the first is empty. */
export interface FormulaPiece {
  /** As it stands in the middle of a line, in Typst. */
  sign: string;
  /** As it stands at the end of a line and again at the beginning of the next. */
  repeated: string;
  body: string;
}

const RELATIONS = '=<>≤≥⩽⩾≠≈≡∼≃≅∝→⇒⇔∈⊂⊆';
const OPERATIONS = '+−-±∓';
/** A formula that goes on at one of these has «×» in both lines, GOST 7.32-2017 clause 6.8.1. */
const PRODUCTS = '⋅·×*∗';
const OPENING = /^[([{⟨⌊⌈]$/;
const CLOSING = /^[)\]}⟩⌋⌉]$/;
/** Elements that only hold the row of the formula. */
const WRAPPERS = new Set(['math', 'semantics', 'mrow', 'mpadded']);

/** The elements of the row that the formula is. */
function rowOf(element: MathElement): readonly MathElement[] {
  const shown = element.children.filter(({ name }) => name !== 'annotation');
  const [only] = shown;
  return only && shown.length === 1 && WRAPPERS.has(only.name) ? rowOf(only) : shown;
}

/** The sign that is repeated where the row is broken here; null where it is not. */
function breakAt({ name, text, children }: MathElement): string | null {
  const sign = text.trim();
  if (name !== 'mo' || children.length > 0 || [...sign].length !== 1) return null;
  if (PRODUCTS.includes(sign)) return '×';
  return (RELATIONS + OPERATIONS).includes(sign) ? sign : null;
}

/**
 * Takes the formula apart at the signs at which it may go on in the next line: relations, sums and
 * products outside of all brackets.
 */
export function formulaPieces(root: MathElement): FormulaPiece[] {
  const pieces: FormulaPiece[] = [];
  let sign = { sign: '', repeated: '' };
  let held: MathElement[] = [];
  let depth = 0;
  const close = () => pieces.push({ ...sign, body: writeSequence(held, writeElement) });
  for (const element of rowOf(root)) {
    const text = element.text.trim();
    if (OPENING.test(text)) depth += 1;
    if (CLOSING.test(text)) depth -= 1;
    const found = depth === 0 && held.length > 0 ? breakAt(element) : null;
    if (found === null) {
      held.push(element);
      continue;
    }
    close();
    sign = { sign: writeElement(element), repeated: mathSymbol(found) };
    held = [];
  }
  close();
  return pieces;
}
