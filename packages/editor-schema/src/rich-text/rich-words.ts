import { safeHref } from './href.ts';
import type { RichBlock, RichCell, RichDoc, RichInline, RichList, RichTable } from './rich-doc.ts';

/** A text with a form as lines one under another, for what has no form of its own: papers, diffs, logs. */
export type RichLine =
  | {
      kind: 'line';
      /** «– », «2) », or '' where the line is no beginning of a list item. */
      marker: string;
      /** How many lists the line stands in. */
      depth: number;
      runs: readonly RichInline[];
    }
  | { kind: 'table'; table: RichTable };

function listLines(list: RichList, depth: number): RichLine[] {
  return list.content.flatMap((item, index) => {
    const marker = list.type === 'orderedList' ? `${index + 1}) ` : '– ';
    return item.content.flatMap((block, at) =>
      blockLines(block, depth + 1, at === 0 ? marker : ''),
    );
  });
}

function blockLines(block: RichBlock, depth: number, marker: string): RichLine[] {
  if (block.type === 'table') return [{ kind: 'table', table: block }];
  if (block.type !== 'paragraph') return listLines(block, depth);
  const lines: RichInline[][] = [[]];
  for (const run of block.content ?? []) {
    if (run.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines.map((runs, at) => ({
    kind: 'line',
    marker: at === 0 ? marker : '',
    depth,
    runs,
  }));
}

/** The lines of a text with a form in the order of reading. */
export function richLines({ content }: Pick<RichDoc, 'content'>): RichLine[] {
  return content.flatMap((block) => blockLines(block, 0, ''));
}

/** Of a link to a page of this site: its path too, or its words alone where nobody can follow a path. */
type OwnLinks = 'path' | 'words';

/** Where a link leads stands after it, unless the very address is written there. */
function told(run: RichInline, own: OwnLinks): string {
  if (run.type === 'hardBreak') return ' ';
  const link = run.marks?.find((mark) => mark.type === 'link');
  if (!link) return run.text;
  const { href } = link.attrs;
  if (own === 'words' && safeHref(href) === null) return run.text;
  return href.replace(/^mailto:/i, '') === run.text ? run.text : `${run.text} (${href})`;
}

const toldRuns = (runs: readonly RichInline[], own: OwnLinks): string =>
  runs.map((run) => told(run, own)).join('');

const linesOf = (body: Pick<RichDoc, 'content'>, own: OwnLinks): string[] =>
  richLines(body).flatMap((line) => lineWords(line, own));

function lineWords(line: RichLine, own: OwnLinks): string[] {
  if (line.kind === 'table') {
    return line.table.content.map(({ content }) =>
      content.map((cell) => linesOf(cell, own).join(' ')).join(' | '),
    );
  }
  const indent = '  '.repeat(Math.max(0, line.depth - 1));
  return [`${indent}${line.marker}${toldRuns(line.runs, own)}`];
}

/** The words of a run of text as they are printed: without its looks, and of a link to this site without its path. */
export const runWords = (runs: readonly RichInline[]): string => toldRuns(runs, 'words');

/** The words of a cell as they are printed, its lines one under another. */
export const cellLines = (cell: RichCell): string[] => linesOf(cell, 'words');

/** A text with a form as it is searched and its words are counted: a line for a paragraph, an item or a row of a table. */
export const richWords = (doc: RichDoc): string => linesOf(doc, 'words').join('\n');

/** The same with everything but its looks, also the paths of its links to this site: to be compared and kept. */
export const wholeWords = (doc: RichDoc): string => linesOf(doc, 'path').join('\n');

/** Plain text as one with a form, a paragraph for each line; `wholeWords` gives the same text again. */
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
