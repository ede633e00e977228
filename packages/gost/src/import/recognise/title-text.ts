import { type Block, blocksText, flowWords } from './block.ts';
import { isStamp } from './title-fields.ts';

type TableRow = Extract<Block, { kind: 'table' }>['table']['rows'][number];

/** Stamps beside each other are told one after the other, each over its lines; other rows are a line each. */
function rowText({ cells }: TableRow): string {
  const words = cells.map((cell) => cell.blocks.map(flowWords));
  const stamps = words.some((lines) => isStamp(lines.find((line) => line.trim() !== '') ?? ''));
  return stamps ? words.flat().join('\n') : words.map((lines) => lines.join(' ')).join('\t');
}

/** The words of title pages as their fields are read from them. */
export function titleText(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.kind === 'table' ? block.table.rows.map(rowText).join('\n') : blocksText([block]),
    )
    .filter((text) => text.trim() !== '')
    .join('\n');
}
