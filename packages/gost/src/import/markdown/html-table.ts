import type { Html, PhrasingContent, RootContent } from 'mdast';
import { ImportError } from '../errors.ts';
import { captionParagraph } from '../plain-flow.ts';
import type { FlowBlock, FlowCell, FlowInline, FlowRow, FlowTable } from '../read/flow.ts';

/** How what stands inside a table is read. */
export interface CellReaders {
  blocks(nodes: readonly RootContent[]): FlowBlock[];
  line(nodes: readonly PhrasingContent[]): FlowBlock[];
  inlines(nodes: readonly PhrasingContent[]): FlowInline[];
}

/** Cells of one table: spans and rows that are filled up make many out of a small file. */
export const MOST_CELLS = 100_000;

const PIECE = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)\b([^>]*)>|[^<]+|</gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  laquo: '«',
  raquo: '»',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]+));/gi, (typed, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? typed;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : typed;
  });

/** A table that is open, with the cell that is being filled. */
interface Open {
  rows: FlowRow[];
  caption: FlowInline[];
  cell: FlowCell | null;
  header: boolean;
  inCaption: boolean;
}

const spanOf = (attributes: string, name: string): number => {
  const [, typed] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes) ?? [];
  return Math.min(100, Math.max(1, Number(typed ?? 1)));
};

class TableReader {
  readonly #readers: CellReaders;
  readonly #open: Open[] = [];
  /** The words since the last tag of a table. */
  #line: PhrasingContent[] = [];
  #done: FlowBlock[] = [];

  constructor(readers: CellReaders) {
    this.#readers = readers;
  }

  read(nodes: readonly RootContent[]): FlowBlock[] {
    for (const node of nodes) {
      if (node.type === 'html') this.#html(node);
      else {
        this.#flush();
        this.#put(this.#readers.blocks([node]));
      }
    }
    this.#flush();
    return this.#done;
  }

  #html({ value }: Html): void {
    for (const [piece, closing, name = '', attributes = ''] of value.matchAll(PIECE)) {
      if (/^(?:table|thead|tbody|tfoot|tr|td|th|caption|colgroup|col)$/i.test(name)) {
        this.#flush();
        this.#tag(name.toLowerCase(), closing === '/', attributes);
      } else if (piece.startsWith('<') && piece !== '<')
        this.#line.push({ type: 'html', value: piece });
      else this.#line.push({ type: 'text', value: decoded(piece).replace(/[^\S\u00a0]+/g, ' ') });
    }
  }

  #flush(): void {
    const line = this.#line;
    this.#line = [];
    const isBlank = line.every((one) => one.type === 'text' && one.value.trim() === '');
    if (isBlank) return;
    const table = this.#open.at(-1);
    if (table?.inCaption) table.caption.push(...this.#readers.inlines(line));
    else this.#put(this.#readers.line(line));
  }

  /** Words between the cells stand before the table. */
  #put(blocks: readonly FlowBlock[]): void {
    (this.#open.at(-1)?.cell?.blocks ?? this.#done).push(...blocks);
  }

  #tag(name: string, closing: boolean, attributes: string): void {
    const table = this.#open.at(-1);
    if (name === 'table' && !closing)
      this.#open.push({ rows: [], caption: [], cell: null, header: false, inCaption: false });
    if (!table) return;
    if (name === 'table' && closing) {
      this.#open.pop();
      this.#put(finished(table));
    }
    if (name === 'caption') table.inCaption = !closing;
    if (name === 'thead') table.header = !closing;
    if (name === 'tr') {
      table.cell = null;
      if (!closing) table.rows.push({ header: true, cells: [] });
    }
    if (name === 'td' || name === 'th') this.#cell(table, name, closing ? null : attributes);
  }

  #cell(table: Open, name: string, attributes: string | null): void {
    table.cell = null;
    if (attributes === null) return;
    const row = table.rows.at(-1);
    const [colspan, rowspan] = [spanOf(attributes, 'colspan'), spanOf(attributes, 'rowspan')];
    table.cell = { colspan, rowspan, blocks: [] };
    // a head in the first column is none over the others
    if (row && name === 'td' && !table.header) row.header = false;
    row?.cells.push(table.cell);
  }
}

/** The table as a full grid, under its caption. */
function finished({ rows: typed, caption }: Open): FlowBlock[] {
  const rows = typed.filter(({ cells }) => cells.length > 0);
  const above = caption.length > 0 ? [captionParagraph(caption)] : [];
  if (rows.length === 0) return above;
  /** How many rows below a cell of each column reaches over. */
  const growing: number[] = [];
  const widths = rows.map(({ cells }, y) => {
    let column = 0;
    const passGrowing = () => {
      for (; (growing[column] ?? 0) > 0; column += 1) growing[column] = (growing[column] ?? 0) - 1;
    };
    for (const cell of cells) {
      passGrowing();
      cell.rowspan = Math.min(cell.rowspan, rows.length - y);
      for (let at = 0; at < cell.colspan; at += 1) growing[column + at] = cell.rowspan - 1;
      column += cell.colspan;
    }
    passGrowing();
    return column;
  });
  const columns = Math.max(...widths);
  if (columns * rows.length > MOST_CELLS)
    throw new ImportError('import_too_big', 'too_many_elements');
  rows.forEach(({ cells }, y) => {
    const missing = columns - (widths[y] ?? 0);
    if (missing > 0) cells.push({ colspan: missing, rowspan: 1, blocks: [] });
  });
  const table: FlowTable = { kind: 'table', rows, columns, bookmarks: [] };
  return [...above, table];
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Each table without an end is looked for through the whole text: so many are, and the others are words. */
const MOST_UNENDED = 20;

/** Tells how many nodes from a place on a table of HTML takes; 0 where none begins, or it never ends. */
export function htmlTableLengths(nodes: readonly RootContent[]): (from: number) => number {
  let unended = 0;
  const htmlOf = (node: RootContent | undefined) => (node?.type === 'html' ? node.value : '');
  return (from) => {
    if (unended >= MOST_UNENDED || !/^\s*<table\b/i.test(htmlOf(nodes[from]))) return 0;
    let depth = 0;
    for (let at = from; at < nodes.length; at += 1) {
      const value = htmlOf(nodes[at]);
      depth += count(value, /<table\b/gi) - count(value, /<\/table\s*>/gi);
      if (depth <= 0) return at - from + 1;
    }
    unended += 1;
    return 0;
  };
}

/** Reads a table of HTML, whose cells may hold Markdown between empty lines. */
export const readHtmlTable = (nodes: readonly RootContent[], readers: CellReaders): FlowBlock[] =>
  new TableReader(readers).read(nodes);
