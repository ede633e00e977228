import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import type { Finding } from './check-document.ts';
import { AROUND, cellsOf, contentAt, WHOLE } from './suppressed.ts';

const isLine = ({ content }: NodeJson): boolean =>
  content === undefined || content.some(({ type, content: own }) => type === 'text' || !own);

/** What a node shows, a text for each of its paragraphs and cells. */
const blocksOf = (node: NodeJson): string[] =>
  isLine(node) ? [cellsOf(node)] : (node.content ?? []).flatMap(blocksOf);

/** A part of a line with its first and last words whole. */
function cutAtWords(line: string, from: number, to: number): string {
  let [start, end] = [Math.max(0, from), Math.min(line.length, to)];
  if (start >= end) return '';
  while (start > 0 && !/\s/.test(line.charAt(start - 1))) start -= 1;
  while (end < line.length && !/\s/.test(line.charAt(end))) end += 1;
  const words = line.slice(start, end).trim();
  if (words === '') return '';
  const before = line.slice(0, start).trim() === '' ? '' : '… ';
  return before + words + (line.slice(end).trim() === '' ? '' : ' …');
}

/**
 * The words at the place of a finding to be read by people: whole words, blocks told apart by a dot. Empty for
 * what is about no words.
 */
export function excerptOf(snapshot: DocumentSnapshot, finding: Finding): string {
  const place = contentAt(snapshot, finding);
  const blocks = typeof place === 'string' ? [place] : blocksOf(place);
  const [from, to] = finding.place.range ?? [0, WHOLE - AROUND];
  let passed = 0;
  const lines = blocks.map((line) => {
    const cut = cutAtWords(line, from - AROUND - passed, to + AROUND - passed);
    passed += line.length;
    return cut.replaceAll(/\uFFFC+/g, '…').trim();
  });
  return lines.filter((line) => /[^…\s]/.test(line)).join(' · ');
}
