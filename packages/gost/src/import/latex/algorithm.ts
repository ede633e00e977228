import type { Node } from '@unified-latex/unified-latex-types';
import { raw } from './ast.ts';

/** What commands of an algorithm print at the beginning of their line, by their names in small letters. */
const WORDS: Readonly<Record<string, string>> = {
  state: '',
  statex: '',
  require: 'Require:',
  ensure: 'Ensure:',
  input: 'Input:',
  output: 'Output:',
  if: 'if',
  elsif: 'else if',
  else: 'else',
  for: 'for',
  forall: 'for all',
  while: 'while',
  repeat: 'repeat',
  until: 'until',
  loop: 'loop',
  procedure: 'procedure',
  function: 'function',
  return: 'return',
  endif: 'end if',
  endfor: 'end for',
  endwhile: 'end while',
  endloop: 'end loop',
  endprocedure: 'end procedure',
  endfunction: 'end function',
};
/** Commands that open a step, and that close one. */
const OPENS = /^(?:if|elsif|else|for|forall|while|repeat|loop|procedure|function)$/;
const CLOSES = /^(?:end\w+|elsif|else|until)$/;

/** Commands that print a word in a line. */
const INSIDE: Readonly<Record<string, string>> = {
  comment: '▷ ',
  call: '',
  and: 'and',
  or: 'or',
  to: 'to',
};

const printed = (text: string): string =>
  text
    .replace(/\\(?:text(?:bf|it|tt|sc)|emph|mathrm)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:gets|leftarrow)(?![a-z])/g, '←')
    .replace(/\\([_%&#{}$])/g, '$1')
    .replace(/[~\s]+/g, ' ')
    .trim();

/** The pieces of a line and of its conditions; braces of formulas stay. */
const pieces = (content: readonly Node[]): Node[] =>
  content.flatMap((node) =>
    node.type === 'group'
      ? [{ type: 'whitespace' }, ...pieces(node.content), { type: 'whitespace' }]
      : [node],
  );

/** The lines of an algorithm with its steps set in, as code. */
export function algorithmLines(content: readonly Node[]): string {
  const lines: string[] = [];
  let depth = 0;
  let line = '';
  let last = '';
  const put = () => {
    if (printed(line) !== '') lines.push('  '.repeat(depth) + printed(line));
    line = '';
  };
  for (const node of pieces(content)) {
    const name = node.type === 'macro' ? node.content.toLowerCase() : '';
    const word = WORDS[name];
    if (word === undefined) {
      const inside = INSIDE[name];
      if (node.type !== 'comment') line += inside ?? raw(node);
      continue;
    }
    put();
    if (OPENS.test(last)) depth += 1;
    if (CLOSES.test(name)) depth = Math.max(0, depth - 1);
    last = name;
    line = `${word} `;
  }
  put();
  return lines.join('\n');
}
