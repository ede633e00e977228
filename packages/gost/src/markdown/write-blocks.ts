import type {
  Block,
  BlockKind,
  BlockOf,
  FigureAsset,
  FigureParts,
  Inline,
  TableRow,
} from '../model/document.ts';
import { ILLUSTRATION_WORDS } from '../model/illustrations.ts';
import { listLetter } from '../model/letters.ts';
import type { PictureNames } from '../text-file/picture-names.ts';
import { tableGrid } from '../text-file/table-grid.ts';
import {
  codeSpan,
  escapeStart,
  escapeText,
  type MarkdownNotes,
  mathText,
  writeInlines,
} from './write-inlines.ts';

/** What the writers of one document share. */
export interface MarkdownScope extends MarkdownNotes {
  pictures: PictureNames;
}

/** Ends a heading that has no number, as Pandoc has it. */
export const UNNUMBERED = ' {.unnumbered}';

type BlockWriter<K extends BlockKind> = (block: BlockOf<K>, scope: MarkdownScope) => string;

/** A paragraph with its beginning and the beginnings after breaks made harmless. */
const line = (inlines: Parameters<typeof writeInlines>[0], scope: MarkdownScope) =>
  escapeStart(
    writeInlines(inlines, scope)
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  );

function fence(code: string, language: string | null): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language ?? ''}\n${code}\n${marks}`;
}

function caption(
  word: string,
  number: string,
  inlines: Parameters<typeof writeInlines>[0],
  scope: MarkdownScope,
) {
  const name = writeInlines(inlines, scope).trim();
  return name === '' ? `${word} ${number}` : `${word} ${number} — ${name}`;
}

const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((row, at) => (at === 0 || row === '' ? row : ' '.repeat(by.length) + row))
    .join('\n');

/** The beginning of an item; Markdown has no letters, so they are typed. */
function marker({ marker: kind, start }: BlockOf<'list'>, at: number): string {
  if (kind === 'dash') return '- ';
  return kind === 'digit' ? `${start + at}. ` : `${listLetter(start + at)}) `;
}

function list(block: BlockOf<'list'>, scope: MarkdownScope): string {
  const items = block.items.map((blocks, at) => {
    const mark = marker(block, at);
    return mark + indented(writeBlocks(blocks, scope), mark);
  });
  return items.join('\n\n');
}

/** A bar parts cells in formulas too: there it has a name. */
const barless = (tex: string) => tex.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ');

const inCell = (inlines: readonly Inline[]) =>
  inlines.map((one) => (one.kind === 'math' ? { ...one, tex: barless(one.tex) } : one));

/** The text of a cell on one line. */
function cellText(blocks: readonly Block[], scope: MarkdownScope): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return writeInlines(inCell(block.inlines), scope).trim();
      if (block.kind === 'formula') return `$${mathText(barless(block.tex))}$`;
      if (block.kind === 'code' || block.kind === 'listing') {
        return block.code.split('\n').map(codeSpan).join('<br>');
      }
      return writeBlocks([block], scope).replace(/\n+/g, '<br>');
    })
    .filter((text) => text !== '')
    .join('<br>')
    .replace(/\n/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

const tableRow = (cells: readonly string[]) =>
  `| ${cells.map((text) => text || ' ').join(' | ')} |`;

/** A table of GitHub's; one without a head has an empty one. */
function pipes(rows: readonly (readonly string[])[], hasHead: boolean): string {
  const empty = (rows[0] ?? []).map(() => '');
  const [head = [], ...body] = hasHead ? rows : [empty, ...rows];
  const rule = `|${head.map(() => '---').join('|')}|`;
  return [tableRow(head), rule, ...body.map(tableRow)].join('\n');
}

/** Cells that reach over others have no other form in Markdown than that of HTML. */
function htmlTable(rows: readonly TableRow[], scope: MarkdownScope): string {
  const span = (name: string, count: number) => (count > 1 ? ` ${name}="${count}"` : '');
  const written = rows.map(({ cells, header }) => {
    const tag = header ? 'th' : 'td';
    const inside = cells.map(({ blocks, colspan, rowspan }) => {
      const begin = `<${tag}${span('colspan', colspan)}${span('rowspan', rowspan)}>`;
      // between empty lines Markdown goes on
      const text = writeBlocks(blocks, scope);
      return text === '' ? `${begin}</${tag}>` : `${begin}\n\n${text}\n\n</${tag}>`;
    });
    return ['<tr>', ...inside, '</tr>'].join('\n');
  });
  return ['<table>', ...written, '</table>'].join('\n');
}

function table({ number, caption: name, rows }: BlockOf<'table'>, scope: MarkdownScope): string {
  const heads = rows.filter(({ header }) => header).length;
  const reaches = rows.some(({ cells }) =>
    cells.some(({ colspan, rowspan }) => colspan > 1 || rowspan > 1),
  );
  const cells = () =>
    tableGrid(rows).map((row) => row.map((cell) => (cell ? cellText(cell.blocks, scope) : '')));
  const body = reaches || heads > 1 ? htmlTable(rows, scope) : pipes(cells(), heads > 0);
  return `${caption('Таблица', number, name, scope)}\n\n${body}`;
}

/** The pictures of a figure beside each other, each over its name. */
function partedRows({ columns, parts }: FigureParts, scope: MarkdownScope): string[][] {
  const shown = parts.map(({ images }) => pictures(images, scope).join(' '));
  const names = parts.map(
    ({ letter, name }) => `${letter}) ${writeInlines(inCell(name), scope).trim()}`,
  );
  const lines = Array.from({ length: Math.ceil(parts.length / columns) }, (_, at) => at * columns);
  return lines.flatMap((at) =>
    [shown, names].map((texts) =>
      Array.from({ length: columns }, (_, column) => texts[at + column] ?? ''),
    ),
  );
}

const pictures = (images: readonly FigureAsset[], scope: MarkdownScope): string[] =>
  images.flatMap(({ asset, alt }) => {
    const path = scope.pictures.of(asset);
    return path === null ? [] : [`![${escapeText(alt)}](${path})`];
  });

const WRITERS: { [K in BlockKind]: BlockWriter<K> } = {
  // a text without pages has no breaks between them
  pageBreak: () => '',
  paragraph: ({ inlines }, scope) => line(inlines, scope),
  heading: ({ level, number, text }) =>
    `${'#'.repeat(level)} ${[number, escapeText(text)].filter(Boolean).join(' ')}${number === null ? UNNUMBERED : ''}`,
  list,
  figure({ images, parts, number, caption: name }, scope) {
    const shown = parts ? [pipes(partedRows(parts, scope), true)] : pictures(images, scope);
    return [...shown, caption('Рисунок', number, name, scope)].join('\n\n');
  },
  table,
  illustrations: ({ of, entries }, scope) =>
    entries
      .map(({ number, name }) => caption(ILLUSTRATION_WORDS[of], number, name, scope))
      .join('\n\n'),
  listing: ({ number, caption: name, language, code }, scope) =>
    `${caption('Листинг', number, name, scope)}\n\n${fence(code, language)}`,
  code: ({ language, code }) => fence(code, language),
  formula: ({ tex, number }) =>
    `$$\n${mathText(tex)}${number === null ? '' : ` \\tag{${number}}`}\n$$`,
};

function write<K extends BlockKind>(block: BlockOf<K>, scope: MarkdownScope): string {
  const writer: BlockWriter<K> = WRITERS[block.kind as K];
  return writer(block, scope);
}

/** Blocks with an empty line between them. */
export function writeBlocks(blocks: readonly Block[], scope: MarkdownScope): string {
  return blocks
    .map((block) => write(block, scope))
    .filter((text) => text !== '')
    .join('\n\n');
}
