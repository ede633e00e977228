import {
  cssEm,
  joinMath,
  type MathElement,
  mathCall,
  mathSpace,
  styleProperty,
  type WriteElement,
} from './math-tree.ts';

/** Elements one after another. A row that begins and ends with stretching fences grows them. */
function writeRow(element: MathElement, write: WriteElement): string {
  const { children, attributes } = element;
  if (children.length === 0)
    return mathSpace(cssEm(styleProperty(attributes.style, 'margin-left')));
  const inner = writeSequence(children, write);
  const [first, last] = [children[0], children.at(-1)];
  const fenced = first !== last && isStretchyFence(first) && isStretchyFence(last);
  return fenced ? mathCall('lr', inner) : inner;
}

/** The children of an element as one piece. */
export function writeSequence(children: readonly MathElement[], write: WriteElement): string {
  const parts: string[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (!child) continue;
    if (isApplication(children[index + 1])) {
      parts.push(write(asOperator(child)));
      // The function's own class sets the space that temml writes after the application sign.
      index += children[index + 2]?.name === 'mspace' ? 2 : 1;
    } else parts.push(write(child));
  }
  return joinMath(parts);
}

function isApplication(element: MathElement | undefined): boolean {
  return element?.name === 'mo' && element.text.trim() === '\u2061';
}

function isStretchyFence(element: MathElement | undefined): boolean {
  return (
    element?.name === 'mo' &&
    element.attributes.fence === 'true' &&
    element.attributes.stretchy !== 'false' &&
    element.attributes.minsize === undefined
  );
}

/** Marks the name of a function, which may stand under scripts: «sin», «sin²», «lim» with a limit. */
function asOperator(element: MathElement): MathElement {
  if (element.name === 'mi' || element.name === 'mo') {
    return { ...element, attributes: { ...element.attributes, operator: 'true' } };
  }
  const [core, ...rest] = element.children;
  return core ? { ...element, children: [asOperator(core), ...rest] } : element;
}

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
