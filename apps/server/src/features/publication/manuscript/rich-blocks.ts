import {
  type RichBlock,
  type RichFlow,
  type RichInline,
  type RichMark,
  type RichParagraph,
  safeHref,
} from '@pv/editor-schema/rich-text';
import {
  type Block,
  type BlockKind,
  type BlockOf,
  blocksText,
  type Inline,
  type InlineKind,
  type InlineOf,
  inlinesText,
} from '@pv/gost';

type Writers = { [K in InlineKind]: (inline: InlineOf<K>) => RichInline[] };

const plain = (text: string): RichInline[] => (text === '' ? [] : [{ type: 'text', text }]);

const WRITERS: Writers = {
  text: ({ text, style }) => {
    const href = style.href && safeHref(style.href);
    const marks: RichMark[] = [
      ...(href ? [{ type: 'link' as const, attrs: { href } }] : []),
      ...(style.bold ? [{ type: 'bold' as const }] : []),
      ...(style.italic ? [{ type: 'italic' as const }] : []),
    ];
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  },
  break: () => [{ type: 'hardBreak' }],
  math: ({ tex }) => plain(tex),
  reference: (inline) => plain(inlinesText([inline])),
  citation: (inline) => plain(inlinesText([inline])),
  footnote: ({ text }) => plain(` (${text})`),
};

function writeInline<K extends InlineKind>(inline: InlineOf<K>): RichInline[] {
  const write: Writers[K] = WRITERS[inline.kind as K];
  return write(inline);
}

/** A line of a document as a line of an article: formulas as they are typed, footnotes in parentheses. */
function richInlines(inlines: readonly Inline[]): RichInline[] {
  return inlines.flatMap((inline) => writeInline(inline));
}

type RichBlocksWriters = { [K in BlockKind]: (block: BlockOf<K>) => RichBlock[] };

const text = (value: string): RichInline[] => (value === '' ? [] : [{ type: 'text', text: value }]);

const paragraph = (content: RichInline[]): RichParagraph[] =>
  content.length > 0 ? [{ type: 'paragraph', content }] : [];

function caption(word: string, number: string, inlines: readonly Inline[]): RichParagraph[] {
  const title = richInlines(inlines);
  const dash = title.length > 0 ? ' — ' : '';
  return paragraph([...text(`${word}\u00a0${number}${dash}`), ...title]);
}

/** Code line by line, as an article has no other form for it. */
const codeLines = (code: string): RichParagraph[] =>
  paragraph(
    code
      .split('\n')
      .flatMap((line, index): RichInline[] => [
        ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
        ...text(line),
      ]),
  );

const isFlow = (block: RichBlock): block is RichFlow => block.type !== 'table';

/** What may stand in an item or a cell: paragraphs and lists; it begins with a paragraph. */
function flow(blocks: readonly Block[]): RichFlow[] {
  const made = richBlocks(blocks).filter(isFlow);
  return made[0]?.type === 'paragraph' ? made : [{ type: 'paragraph' }, ...made];
}

const RICH_BLOCKS_WRITERS: RichBlocksWriters = {
  paragraph: ({ inlines }) => paragraph(richInlines(inlines)),
  heading: ({ text: title }) =>
    paragraph([{ type: 'text', text: title.trim() || '—', marks: [{ type: 'bold' }] }]),
  list: ({ marker, items }) => [
    {
      type: marker === 'dash' ? 'bulletList' : 'orderedList',
      content: items.map((item) => ({ type: 'listItem', content: flow(item) })),
    },
  ],
  figure: ({ number, caption: title }) => caption('Рисунок', number, title),
  pageBreak: () => [],
  // an article has no lists of what is in it
  illustrations: () => [],
  table: ({ number, caption: title, rows }) => [
    ...caption('Таблица', number, title),
    {
      type: 'table',
      content: rows.map(({ cells }) => ({
        type: 'tableRow',
        content: cells.map(({ header, blocks }) => ({
          type: header ? 'tableHeader' : 'tableCell',
          content: flow(blocks),
        })),
      })),
    },
  ],
  listing: ({ number, caption: title, code }) => [
    ...caption('Листинг', number, title),
    ...codeLines(code),
  ],
  code: ({ code }) => codeLines(code),
  formula: (block) =>
    paragraph(text(blocksText([block]) + (block.number ? `\u00a0(${block.number})` : ''))),
};

function writeBlock<K extends BlockKind>(block: BlockOf<K>): RichBlock[] {
  const write: RichBlocksWriters[K] = RICH_BLOCKS_WRITERS[block.kind as K];
  return write(block);
}

/** Blocks of a document as those of an article. Pictures are named by their captions: editors add them. */
export function richBlocks(blocks: readonly Block[]): RichBlock[] {
  return blocks.flatMap((block) => writeBlock(block));
}
