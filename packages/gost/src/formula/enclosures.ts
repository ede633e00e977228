import { mathCall, type WriteElement } from './math-source.ts';
import type { MathElement } from './math-tree.ts';
import { writeRow, writeSequence } from './rows.ts';

type Enclose = (body: string) => string;

const box: Enclose = (body) => `#box(stroke: 0.5pt, inset: 3pt, baseline: 3pt, $${body}$)`;

/** By `notation`; the marks that are not here (long division, circles) leave the body as it is. */
const NOTATIONS: Record<string, Enclose> = {
  top: (body) => mathCall('overline', body),
  bottom: (body) => mathCall('underline', body),
  updiagonalstrike: (body) => mathCall('cancel', body),
  downdiagonalstrike: (body) => mathCall('cancel', body, { inverted: '#true' }),
  'updiagonalstrike downdiagonalstrike': (body) => mathCall('cancel', body, { cross: '#true' }),
  horizontalstrike: (body) => mathCall('cancel', body, { angle: '#90deg' }),
  box,
  roundedbox: box,
};

/** `\overline`, `\underline`, `\cancel`, `\boxed` and their kin. */
export function writeEnclosure({ attributes, children }: MathElement, write: WriteElement): string {
  const body = writeSequence(children, write);
  return NOTATIONS[attributes.notation ?? '']?.(body) ?? body;
}

/** A row, or a `\boxed` one, which temml draws by a border. */
export function writeStyledRow(element: MathElement, write: WriteElement): string {
  const row = writeRow(element, write);
  return /border:\s*1px/.test(element.attributes.style ?? '') ? box(row) : row;
}

/** A change of size: `\displaystyle`, `\dfrac`, `\tfrac`, the small matrix. Colours are left black (6.1.1). */
export function writeStyle(element: MathElement, write: WriteElement): string {
  const { displaystyle, scriptlevel } = element.attributes;
  const body = writeStyledRow(element, write);
  if (displaystyle === 'true') return mathCall('display', body);
  // A table sets the size of its cells itself.
  if (element.children[0]?.name === 'mtable') return body;
  if (scriptlevel === '1') return mathCall('script', body);
  if (scriptlevel === '2') return mathCall('sscript', body);
  return displaystyle === 'false' ? mathCall('inline', body) : body;
}

/** Takes room and prints nothing. */
export function writePhantom({ children }: MathElement, write: WriteElement): string {
  const body = writeSequence(children, write);
  return body === '' ? '' : `#hide($${body}$)`;
}
