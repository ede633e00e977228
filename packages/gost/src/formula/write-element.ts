import { writeEnclosure, writePhantom, writeStyle, writeStyledRow } from './enclosures.ts';
import { mathCall, type WriteElement } from './math-source.ts';
import { writeTable } from './math-table.ts';
import type { MathElement } from './math-tree.ts';
import { writeSequence } from './rows.ts';
import { writeLimits, writeMultiscripts, writeScripts } from './scripts.ts';
import { writeIdentifier, writeNumber, writeOperator, writeSpace, writeText } from './tokens.ts';

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
