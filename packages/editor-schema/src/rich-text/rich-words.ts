import type { RichCell, RichDoc, RichInline } from './rich-doc.ts';
import { type RichLine, richLines } from './rich-lines.ts';
import { safeHref } from './safe-href.ts';

/** Where a link leads stands after it, unless the very address is written there, or it stays on this site. */
function told(run: RichInline): string {
  if (run.type === 'hardBreak') return ' ';
  const link = run.marks?.find((mark) => mark.type === 'link');
  if (!link) return run.text;
  const { href } = link.attrs;
  if (safeHref(href) === null) return run.text;
  return href.replace(/^mailto:/i, '') === run.text ? run.text : `${run.text} (${href})`;
}

/** The words of a run of text, without its looks. */
export const runWords = (runs: readonly RichInline[]): string => runs.map(told).join('');

/** The words of a cell, its lines one under another. */
export const cellLines = (cell: RichCell): string[] => richLines(cell).flatMap(lineWords);

function lineWords(line: RichLine): string[] {
  if (line.kind === 'table') {
    return line.table.content.map(({ content }) =>
      content.map((cell) => cellLines(cell).join(' ')).join(' | '),
    );
  }
  const indent = '  '.repeat(Math.max(0, line.depth - 1));
  return [`${indent}${line.marker}${runWords(line.runs)}`];
}

/** A text with a form as plain text: a line for a paragraph, an item or a row of a table. */
export function richWords(doc: RichDoc): string {
  return richLines(doc).flatMap(lineWords).join('\n');
}

/** Plain text as one with a form, a paragraph for each line; `richWords` gives the same text again. */
export function richOfText(text: string): RichDoc {
  return {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) =>
        line === ''
          ? { type: 'paragraph' }
          : { type: 'paragraph', content: [{ type: 'text', text: line }] },
      ),
  };
}
