import { cellSpan, nodeText } from '@pv/editor-schema';
import type { Edit } from '../edits/edit.ts';
import { addressOf, blockHit, replaceBlocks, replaceIn, unitHit } from '../hits.ts';
import type { BlockRef } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import type { TextUnit } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';
import { UNIT } from './units.ts';

/** A table with its rows; `block` is the numbered table with the caption. */
interface TableReading {
  block: BlockRef;
  rows: readonly (readonly BlockRef[])[];
}

/** The tables of the document. */
function* tables({ blocks }: Reading): Generator<TableReading> {
  for (const block of blocks) {
    if (block.node.type !== 'tableBlock') continue;
    const table = block.children.find(({ node }) => node.type === 'table');
    yield { block, rows: table?.children.map(({ children }) => children) ?? [] };
  }
}

/** The text of a cell, its paragraphs joined; atoms count. */
function cellText(cell: BlockRef): string {
  return cell.children
    .map(
      ({ unit, node, children }) =>
        unit?.text ?? (children.length > 0 ? '\uFFFC' : node.type === 'paragraph' ? '' : '\uFFFC'),
    )
    .join('\n');
}

/** How many columns the widest row covers. */
function columnCount({ rows }: TableReading): number {
  const widths = rows.map((cells) =>
    cells.reduce((sum, { node }) => sum + cellSpan(node, 'colspan'), 0),
  );
  return Math.max(0, ...widths);
}

const isHeader = ({ node }: BlockRef): boolean => node.type === 'tableHeader';

const DITTO = /^\s*(?:["»«”“″]{1,2}|-\s?["»”]\s?-|—\s?["»”]\s?—|["»”]\s?-\s?["»”])\s*$/u;

/** Missing data are marked with a dash. */
export const emptyCells = defineRule({
  id: 'E105-4.4.18-empty',
  clause: '6.8.19',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'should',
  fix: 'signs',
  values: ['count'],
  *check(reading) {
    for (const table of tables(reading)) {
      const body = table.rows.flat().filter((cell) => !isHeader(cell));
      const blank = body.filter(isBlank);
      const empty = blank.filter(({ path }) => path.at(-1) !== 0);
      if (empty.length === 0 || blank.length > body.length / 2 || isOfMarks(body)) continue;
      yield blockHit(table.block, { count: empty.length }, empty.map(fillWithDash));
    }
  },
});

/** Repeated figures, marks and symbols are not replaced by ditto marks. */
export const dittoOfNumbers = defineRule({
  id: 'G32-6.6.7-ditto',
  clause: '6.6.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['replaced'],
  *check(reading) {
    for (const { rows } of tables(reading)) {
      const above: string[] = [];
      for (const cells of rows) {
        for (const [column, cell] of cells.entries()) {
          const text = cellText(cell).trim();
          const unit = cell.children[0]?.unit;
          if (!DITTO.test(text)) above[column] = text;
          else if (unit && /\d/.test(above[column] ?? '')) {
            yield unitHit(unit, [0, unit.text.length], { replaced: above[column] ?? '' });
          }
        }
      }
    }
  },
});

/** A table has at least two columns and two rows. */
export const tableSize = defineRule({
  id: 'E105-6.8.1-size',
  clause: '6.8.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'none',
  values: ['rows', 'columns'],
  *check(reading) {
    for (const table of tables(reading)) {
      const [rows, columns] = [table.rows.length, columnCount(table)];
      if (rows < 2 || columns < 2) yield blockHit(table.block, { rows, columns });
    }
  },
});

/** A matrix of «+» and nothing says by an empty cell what it means. */
function isOfMarks(body: readonly BlockRef[]): boolean {
  const inner = body.filter(({ path }) => path.at(-1) !== 0).map((cell) => cellText(cell).trim());
  const filled = inner.filter((text) => text !== '');
  const marks = filled.filter((text) => /^[^\p{L}\d—–-]{1,2}$/u.test(text));
  return marks.length > 0 && marks.length >= filled.length / 2;
}

const isBlank = (cell: BlockRef): boolean => cellText(cell).trim() === '';

function fillWithDash(cell: BlockRef): Edit {
  const [first] = cell.children;
  const node = { type: 'paragraph', content: [{ type: 'text', text: '—' }] };
  return {
    kind: 'splice',
    at: addressOf(cell),
    from: 0,
    to: first ? cell.children.length : 0,
    nodes: [node],
  };
}

const SMALL = new RegExp(`^(?!(?:${UNIT})(?![\\p{L}]))[а-яё]{3,}`, 'u');
const DOT = /(?<=([а-яё]{4,}))\.\s*$/iu;
const WHOLE_WORD = /[аеёиоуыэюяйь]$/iu;

/** Texts of the first row, where the heads of columns are; lower rows may hold sub-heads. */
function* firstHeads(reading: Reading): Generator<TextUnit> {
  for (const { rows } of tables(reading)) {
    for (const cell of rows[0]?.filter(isHeader) ?? []) {
      const [only, second] = cell.children;
      if (only?.unit && !second) yield only.unit;
    }
  }
}

/** Heads of columns start with a capital. */
export const headCapital = defineRule({
  id: 'G32-6.6.5-heads-case',
  clause: '6.6.5',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    for (const unit of firstHeads(reading)) {
      if (!SMALL.test(unit.prose)) continue;
      const edit = replaceIn(unit, 0, 1, unit.text.charAt(0).toUpperCase());
      yield unitHit(unit, [0, 1], {}, [edit]);
    }
  },
});

/** Heads have no dot at the end; the dot of a shortened word stays. */
export const headDot = defineRule({
  id: 'G32-6.6.5-heads-dot',
  clause: '6.6.5',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const unit of headTexts(reading)) {
      const dot = DOT.exec(unit.prose);
      const word = dot?.[1] ?? '';
      if (!dot || !(WHOLE_WORD.test(word) || (reading.formOf(word.toLowerCase())?.lower ?? 0) > 1))
        continue;
      const edit = replaceIn(unit, dot.index, unit.text.length, '');
      yield unitHit(unit, [dot.index, dot.index + 1], {}, [edit]);
    }
  },
});

const headTexts = ({ units }: Reading): TextUnit[] =>
  units.filter(({ holder, kind }) => holder === 'headerCell' && kind === 'paragraph');

/** A column «№ п/п» is not allowed in documents of ЕСКД and often refused in theses. */
export const rowNumberColumn = defineRule({
  id: 'E105-4.4.8-no-npp',
  clause: '4.4.8',
  standard: 'ГОСТ 2.105-95',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check(reading) {
    for (const { rows } of tables(reading)) {
      for (const { children } of rows[0] ?? []) {
        const unit = children[0]?.unit;
        if (unit && /^№\s*п\.?\s*\/\s*п\.?$/iu.test(unit.text.trim())) {
          yield unitHit(unit, [0, unit.text.length], {});
        }
      }
    }
  },
});

/** More lines than a page holds: such a table breaks wherever it begins. */
const PAGE_LINES = 40;
/** Characters of 14 pt that a line of the whole page holds. */
const LINE = 70;

/** How many lines a table takes at the least, its columns being of one width. */
function linesOf(rows: readonly (readonly BlockRef[])[]): number {
  return rows.reduce((sum, cells) => {
    const width = LINE / Math.max(1, cells.length);
    const lengths = cells.map(({ node }) => nodeText(node).length);
    return sum + Math.max(1, ...lengths.map((length) => Math.ceil(length / width)));
  }, 0);
}

/** Without cells of the head nothing can be repeated where the table goes on. */
export const tableWithoutHead = defineRule({
  id: 'G32-6.6.3-header-repeat',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { block, rows } of tables(reading)) {
      const [first] = rows;
      if (!first || linesOf(rows) < PAGE_LINES || rows.flat().some(isHeader)) continue;
      yield blockHit(block, {}, asHeaders(first));
    }
  },
});

function asHeaders(cells: readonly BlockRef[]) {
  const [first] = cells;
  if (!first) return undefined;
  const nodes = cells.map(({ node }) => ({ ...node, type: 'tableHeader' }));
  return [replaceBlocks(first, cells.length, nodes)];
}
