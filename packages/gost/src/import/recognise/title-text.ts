import { type Block, blocksText, flowWords } from './block.ts';
import { isRoleAlone, isStamp, opensLine } from './title-fields.ts';

type TableRow = Extract<Block, { kind: 'table' }>['table']['rows'][number];

/** Stamps beside each other are told one after the other, each over its lines; other rows are a line each, and more where a cell opens one. */
function rowText({ cells }: TableRow): string {
  const words = cells.map((cell) => cell.blocks.map(flowWords));
  const stamps = words.some((lines) => isStamp(lines.find((line) => line.trim() !== '') ?? ''));
  if (stamps) return words.flat().join('\n');
  // empty cells only part those beside them, and a row under cells that reach over it may have none
  const texts = words.map((lines) => lines.join(' ')).filter((text) => text.trim() !== '');
  return texts
    .map((text, at) => {
      const before = texts[at - 1];
      if (before === undefined) return text;
      return `${opensLine(text) && !isRoleAlone(before) ? '\n' : '\t'}${text}`;
    })
    .join('');
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
