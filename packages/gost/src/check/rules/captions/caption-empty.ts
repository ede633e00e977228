import { figureImages } from '@pv/editor-schema';
import { blockHit, unitHit } from '../../hits.ts';
import { closest } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';

/** Tables and listings are expected to have a name. A bare «Рисунок 1» is legal, clause 6.5.7. */
export const captionEmpty = defineRule({
  id: 'V-caption-empty',
  clause: 'названия',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      if (unit.kind !== 'tableCaption' && unit.kind !== 'listingCaption') continue;
      if (unit.text.trim() === '') yield unitHit(unit, [0, 0], {});
    }
  },
});

/** A figure without a picture prints a caption of nothing. */
export const figureWithoutImage = defineRule({
  id: 'G32-6.5.1-no-image',
  clause: '6.5.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'figure') continue;
      if (figureImages(block.node).length === 0) yield blockHit(block, {});
    }
  },
});

const CELLS: ReadonlySet<string> = new Set(['tableCell', 'tableHeader']);

/** Figures, tables and formulas with numbers do not stand inside the cells of a table. */
export const objectInCell = defineRule({
  id: 'V-object-in-cell',
  clause: 'таблицы',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ blocks }) {
    for (const block of blocks) {
      const numbered = block.node.type === 'figure' || block.node.type === 'tableBlock';
      if (numbered && closest(block.parent, CELLS)) yield blockHit(block, {});
    }
  },
});
