/** Function names that LaTeX sets upright by a command of their own. */
const COMMANDS = new Set(
  (
    'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ' +
    'exp ln lg log lim sup inf max min det dim ker deg gcd hom arg Pr'
  ).split(' '),
);

/** LaTeX of a function name: `\sin`, `\operatorname{tg}`. */
export function functionName(name: string): string {
  return COMMANDS.has(name) ? `\\${name}` : `\\operatorname{${name}}`;
}

/** True for names that stand upright even outside a function, as they are typed by hand. */
export function isFunctionName(name: string): boolean {
  return (
    COMMANDS.has(name) || ['tg', 'ctg', 'arctg', 'arcctg', 'sh', 'ch', 'th', 'sgn'].includes(name)
  );
}
