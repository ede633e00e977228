import type { Macro } from '@unified-latex/unified-latex-types';
import { argument, raw } from './ast.ts';
import { TILDE } from './signs.ts';

/** Commands that put a sign over or under the letter after them, by the sign that joins it in Unicode. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030c',
  H: '\u030b',
  r: '\u030a',
  c: '\u0327',
  k: '\u0328',
  d: '\u0323',
  b: '\u0331',
};

/** What stands between a command and its argument is not in the tree. */
function spaceBefore(macro: Macro): string {
  const from = macro.position?.end.offset ?? 0;
  return (argument(macro)[0]?.position?.start.offset ?? from) > from ? ' ' : '';
}

/** A letter with its accent. Typed before other letters than Latin ones, `\"` was meant for a quotation mark. */
export function accented(macro: Macro): string {
  const { content: name } = macro;
  const typed = raw(argument(macro)).replace(/^\\([ij])\s*$/, '$1');
  if (name === '"' && !/^[a-zеі]/iu.test(typed)) return `"${spaceBefore(macro)}${typed}`;
  const [letter = '', ...more] = typed;
  // over nothing they are typed for the sign itself
  if (letter === '' && /[~^]/.test(name)) return name === '~' ? TILDE : name;
  return (letter + (letter && ACCENTS[name])).normalize() + more.join('');
}
