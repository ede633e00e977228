import { blockHit, replaceBlocks, replaceIn, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';
import { UNIT } from '../units/unit-symbols.ts';
import { isHeader, tables } from './table-grid.ts';

const MIN_ROWS = 3;
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
      if (
        !dot ||
        !(WHOLE_WORD.test(word) || (reading.forms().get(word.toLowerCase())?.lower ?? 0) > 1)
      )
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
      if (!first || rows.length < MIN_ROWS || rows.flat().some(isHeader)) continue;
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
