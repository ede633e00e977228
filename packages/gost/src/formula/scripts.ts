import { cssEm, type MathElement, mathCall, mathText, type WriteElement } from './math-tree.ts';

/** Typst's functions for what stands over a base, by the sign that temml puts there. */
const OVER: Record<string, string> = {
  '→': 'arrow',
  '⃗': 'arrow',
  '←': 'arrow.l',
  '↔': 'arrow.l.r',
  ˆ: 'hat',
  '^': 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  '¯': 'macron',
  '‾': 'macron',
  '˙': 'dot',
  '¨': 'dot.double',
  '⃛': 'dot.triple',
  ˇ: 'caron',
  '˘': 'breve',
  '´': 'acute',
  '`': 'grave',
  '˚': 'circle',
  '―': 'overline',
  '⏞': 'overbrace',
  '⏜': 'overparen',
  '⎴': 'overbracket',
};

const UNDER: Record<string, string> = {
  '⏟': 'underbrace',
  '⏝': 'underparen',
  '⎵': 'underbracket',
  _: 'underline',
  '‾': 'underline',
  '―': 'underline',
  '¯': 'underline',
  '̲': 'underline',
};

const LABELLED = /^(under|over)(brace|bracket|paren)$/;

/** The function that sets this sign over or under a base, or undefined when it is no accent. */
function accentFunction(side: 'over' | 'under', mark: MathElement): string | undefined {
  if (mark.name !== 'mo') return undefined;
  return (side === 'over' ? OVER : UNDER)[mark.text.trim()];
}

/** True for braces, which may carry a label on their far side. */
function takesLabel(accent: string): boolean {
  return LABELLED.test(accent);
}

type Writer = (element: MathElement, write: WriteElement) => string;
type Corner = 'tl' | 'bl' | 'tr' | 'br' | 't' | 'b';

const EMPTY: MathElement = { name: 'mrow', attributes: {}, children: [], text: '' };

/** `msub`, `msup`, `msubsup`: scripts at the corners. */
export const writeScripts =
  (...corners: Corner[]): Writer =>
  ({ children: [base = EMPTY, ...scripts] }, write) =>
    mathCall('attach', write(base), named(corners, scripts, write));

/** `munder`, `mover`, `munderover`: accents, braces with labels, limits. */
export const writeLimits =
  (...sides: ('b' | 't')[]): Writer =>
  (element, write) => {
    const [base = EMPTY, ...scripts] = element.children;
    const [side] = sides;
    const [mark = EMPTY] = scripts;
    if (sides.length === 1 && side) {
      const single = writeMark(base, mark, side === 't' ? 'over' : 'under', write);
      if (single !== null) return single;
    }
    return mathCall('attach', mathCall('limits', core(base, write)), named(sides, scripts, write));
  };

/** `mmultiscripts`: pairs at the right, then pairs at the left, as `\prescript` and `\sideset` give. */
export const writeMultiscripts: Writer = ({ children: [base = EMPTY, ...rest] }, write) => {
  const split = rest.findIndex((child) => child.name === 'mprescripts');
  const right = split < 0 ? rest : rest.slice(0, split);
  const left = split < 0 ? [] : rest.slice(split + 1);
  return mathCall('attach', core(base, write), {
    ...named(['br', 'tr'], right, write),
    ...named(['bl', 'tl'], left, write),
  });
};

function named(
  corners: readonly Corner[],
  scripts: readonly MathElement[],
  write: WriteElement,
): Record<string, string> {
  return Object.fromEntries(
    corners.flatMap((corner, index) => {
      const source = script(scripts[index], write);
      return source === '' ? [] : [[corner, source]];
    }),
  );
}

/** Several primes are one sign of the font, not several raised one after another. */
function script(element: MathElement | undefined, write: WriteElement): string {
  if (!element) return '';
  const primes = element.children.length > 0 ? element.children : [element];
  if (primes.length > 1 && primes.every(({ name, text }) => name === 'mo' && text === '′')) {
    return mathText('′″‴⁗'[primes.length - 1] ?? '′'.repeat(primes.length));
  }
  return write(element);
}

/** A base with one sign over or under it, or null when that sign is an ordinary limit. */
function writeMark(
  base: MathElement,
  mark: MathElement,
  side: 'over' | 'under',
  write: WriteElement,
): string | null {
  // An arrow made as long as its label comes as the arrow over or under a space of that length.
  if (mark.name === 'mspace') {
    return isStretchy(base)
      ? mathCall('stretch', write(base), { size: `#${cssEm(mark.attributes.width)}em` })
      : write(base);
  }
  const brace = labelledBrace(base, side);
  if (brace) return `${brace.accent}(${write(brace.base) || '""'}, ${write(mark) || '""'})`;
  const accent = accentFunction(side, mark);
  if (accent === undefined || isStretchy(base)) return null;
  const wide = accent === 'macron' && base.children.length > 1;
  return mathCall(wide ? 'overline' : accent, write(base));
}

/** `\underbrace{…}_{n}` comes as a limit of a base that has the brace as its own mark. */
function labelledBrace(
  element: MathElement,
  side: 'over' | 'under',
): { accent: string; base: MathElement } | null {
  const inner = unwrap(element);
  const [base, mark] = inner.children;
  if (inner.name !== (side === 'over' ? 'mover' : 'munder') || !base || !mark) return null;
  const accent = accentFunction(side, mark);
  return accent && takesLabel(accent) ? { accent, base } : null;
}

function unwrap(element: MathElement): MathElement {
  const [only] = element.children;
  return element.name === 'mrow' && element.children.length === 1 && only ? unwrap(only) : element;
}

/** An arrow as the base of limits grows to their width. */
function core(base: MathElement, write: WriteElement): string {
  const inner = unwrap(base);
  return isStretchy(inner) ? mathCall('stretch', write(inner)) : write(base);
}

function isStretchy(element: MathElement): boolean {
  const { name, attributes } = unwrap(element);
  return name === 'mo' && attributes.stretchy === 'true' && attributes.fence !== 'true';
}
