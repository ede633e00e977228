import type { Block, BlockKind, BlockOf, Inline, InlineKind, InlineOf } from './document.ts';

const INLINES: { [K in InlineKind]: (inline: InlineOf<K>) => string } = {
  text: ({ text }) => text,
  break: () => '\n',
  math: ({ tex }) => tex,
  reference: ({ label }) => label ?? '',
  citation: ({ items }) => `[${items.map(({ number }) => number ?? '').join(', ')}]`,
  footnote: () => '',
};

function inlineText<K extends InlineKind>(inline: InlineOf<K>): string {
  const text: (inline: InlineOf<K>) => string = INLINES[inline.kind as K];
  return text(inline);
}

/** The text of a line as it is read, numbers included, footnotes left out. */
export function inlinesText(inlines: readonly Inline[]): string {
  return inlines.map(inlineText).join('');
}

const BLOCKS: { [K in BlockKind]: (block: BlockOf<K>) => string } = {
  paragraph: ({ inlines }) => inlinesText(inlines),
  heading: ({ text }) => text,
  list: ({ items }) => items.map(blocksText).join('\n'),
  figure: ({ caption, parts }) =>
    [...(parts?.parts ?? []).map(({ name }) => name), caption].map(inlinesText).join('\n'),
  table: ({ caption, rows }) =>
    [
      inlinesText(caption),
      ...rows.flatMap(({ cells }) => cells.map((cell) => blocksText(cell.blocks))),
    ].join('\n'),
  listing: ({ caption, code }) => `${inlinesText(caption)}\n${code}`,
  code: ({ code }) => code,
  formula: ({ tex }) => tex,
  pageBreak: () => '',
  illustrations: ({ entries }) => entries.map(({ name }) => inlinesText(name)).join('\n'),
};

function blockText<K extends BlockKind>(block: BlockOf<K>): string {
  const text: (block: BlockOf<K>) => string = BLOCKS[block.kind as K];
  return text(block);
}

/** The text of blocks, one a line. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n');
}

/** The sequences of blocks inside a block: items of a list, cells of a table. */
export function innerBlocks(block: Block): readonly Block[][] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table')
    return block.rows.flatMap((row) => row.cells.map((cell) => cell.blocks));
  return [];
}
