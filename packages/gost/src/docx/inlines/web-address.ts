import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import { cleanLine } from '../clean-text.ts';

/** Word calls a file damaged over a longer address. */
const LONGEST = 2000;
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'ftp:']);
const ADDRESS = /https?:\/\/[^\s<>«»"“”]+/g;
const TRAILING = /[.,;:!?)\]]+$/;

/** The address in the form that may stand in a package, or undefined when it may not be a link. */
export function webAddress(href: string): string | undefined {
  const url = URL.parse(href);
  const { href: address, protocol } = url ?? { href: '', protocol: '' };
  return PROTOCOLS.has(protocol) && address.length <= LONGEST ? address : undefined;
}

/** Plain text in which web addresses are links. */
export function textWithLinks(text: string): ParagraphChild[] {
  const line = cleanLine(text);
  const pieces: ParagraphChild[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const shown = found.replace(TRAILING, '');
    const link = webAddress(shown);
    if (link === undefined) continue;
    if (index > end) pieces.push(new TextRun(line.slice(end, index)));
    pieces.push(new ExternalHyperlink({ link, children: [new TextRun(shown)] }));
    end = index + shown.length;
  }
  return end < line.length ? [...pieces, new TextRun(line.slice(end))] : pieces;
}
