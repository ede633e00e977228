import {
  cssEm,
  joinMath,
  mathCall,
  mathSpace,
  styleProperty,
  type WriteElement,
} from './math-source.ts';
import type { MathElement } from './math-tree.ts';

/** Elements one after another. A row that begins and ends with stretching fences grows them. */
export function writeRow(element: MathElement, write: WriteElement): string {
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
