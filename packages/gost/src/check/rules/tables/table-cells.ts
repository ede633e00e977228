import type { Edit } from '../../edits/edit.ts';
import { addressOf, blockHit, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';
import { cellText, columnCount, isHeader, tables } from './table-grid.ts';

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
