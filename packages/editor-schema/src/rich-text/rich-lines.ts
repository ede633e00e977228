import type { RichBlock, RichDoc, RichInline, RichList, RichTable } from './rich-doc.ts';

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
