import type { Node, Root } from '@unified-latex/unified-latex-types';
import { ASIDE } from './tokens.ts';

/** The parser remembers each of its steps: of a longer text it cannot. */
const LONGEST = 400_000;

const MARK = new RegExp(
  [
    ASIDE,
    /\\(?<edge>begin|end)\s*\{[^{}]*\}/u.source,
    /(?<=\n)(?<heading>\\(?:chapter|(?:sub)*section)\b)/u.source,
    /\\[\s\S]|[{}]/u.source,
  ].join('|'),
  'gu',
);

/** A body in pieces that begin with a heading outside of everything else. */
function piecesOf(body: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index, groups } of body.matchAll(MARK)) {
    if (groups?.edge === 'begin' || mark === '{') depth += 1;
    else if (groups?.edge === 'end' || mark === '}') depth -= 1;
    else if (depth === 0 && groups?.heading && index - from > LONGEST / 4) {
      pieces.push(body.slice(from, index));
      from = index;
    }
  }
  return [...pieces, body.slice(from)];
}

/** Parses a text of any length: a long one in pieces. */
export function parseLong(text: string, parse: (text: string) => Root): Root {
  const document = /\\begin\s*\{document\}([\s\S]*)\\end\s*\{document\}/.exec(text);
  if (text.length <= LONGEST || !document) return parse(text);
  const body = document[1] ?? '';
  const start = document.index + document[0].indexOf(body);
  const root = parse(text.slice(0, start) + text.slice(start + body.length));
  const content: Node[] = piecesOf(body).flatMap((piece) => parse(piece).content);
  return {
    ...root,
    content: root.content.map((node) =>
      node.type === 'environment' && node.env === 'document' ? { ...node, content } : node,
    ),
  };
}
