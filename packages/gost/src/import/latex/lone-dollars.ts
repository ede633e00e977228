import { ASIDE } from './tokens.ts';

const MARK = new RegExp(
  [
    ASIDE,
    // code in braces, which the parser reads as it is
    /\\(?:lstinline|mintinline)(?:\[[^\]\n]*\])?(?:\{\w+\}(?=\{))?\{[^{}\n]*\}/u.source,
    /(?<begin>\\begin\s*\{[^{}]*\}|\{)/u.source,
    /(?<end>\\end\s*\{[^{}]*\}|\})/u.source,
    /\\[\s\S]/u.source,
    /(?<dollars>\$\$?)/u.source,
    // an empty line; a comment takes the end of its own
    /(?<empty>\n)(?<=\n[^\S\n]*\n)/u.source,
  ].join('|'),
  'gu',
);

interface Opened {
  sign: string;
  at: number;
}

/** Where dollar signs stand that begin a formula which nothing ends. */
function loneIn(text: string): Opened[] {
  const open: Opened[] = [];
  const lone: Opened[] = [];
  const isOpen = (sign: string) => open.at(-1)?.sign === sign;
  const giveUp = () => {
    while (open.at(-1)?.sign.startsWith('$')) lone.push(...open.splice(-1));
  };
  for (const { index: at, groups = {} } of text.matchAll(MARK)) {
    const { begin, end, dollars, empty } = groups;
    if (begin) open.push({ sign: begin, at });
    // TeX too reads no formula over an empty line
    else if (end || (empty && isOpen('$'))) giveUp();
    else if (dollars && isOpen(dollars)) open.pop();
    // one formula after another
    else if (dollars && isOpen('$')) open.splice(-1, 1, { sign: '$', at: at + 1 });
    else if (dollars) open.push({ sign: dollars, at });
    if (end) open.pop();
  }
  return [...lone, ...open.filter(({ sign }) => sign.startsWith('$'))];
}

/**
 * A text whose dollar signs without a pair are signs as any other: the parser would take all up to the next one,
 * headings and pages of words, for a formula. They stand in names, as `\index{$@…}`, and in names of files.
 */
export function withLoneDollars(text: string): string {
  let read = '';
  let from = 0;
  for (const { sign, at } of loneIn(text).sort((one, other) => one.at - other.at)) {
    read += text.slice(from, at) + sign.replaceAll('$', '\\$$');
    from = at + sign.length;
  }
  return read + text.slice(from);
}
