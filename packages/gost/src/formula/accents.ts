import type { MathElement } from './math-tree.ts';

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
export function accentFunction(side: 'over' | 'under', mark: MathElement): string | undefined {
  if (mark.name !== 'mo') return undefined;
  return (side === 'over' ? OVER : UNDER)[mark.text.trim()];
}

/** True for braces, which may carry a label on their far side. */
export function takesLabel(accent: string): boolean {
  return LABELLED.test(accent);
}
