import { textAttribute } from '@pv/editor-schema';
import { addressOf, blockHit, replaceIn, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule } from '../../rule.ts';
import { withFinalComma } from './tex.ts';

const COLON = /^\s*где[\s\u00A0]*:[\s\u00A0]*/iu;
const CAPITAL = /^\s*Где(?![\p{L}])/u;

/** Paragraphs that explain the formula above them. */
function* explanations({ blocks }: Reading): Generator<BlockRef> {
  for (const block of blocks) {
    const afterFormula = block.previous?.node.type === 'formula';
    if (afterFormula && block.node.type === 'paragraph' && block.unit) yield block;
  }
}

/** The explanation of symbols begins with «где» without a colon. */
export const whereColon = defineRule({
  id: 'G32-6.8.2-where',
  clause: '6.8.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { unit } of explanations(reading)) {
      const colon = unit ? COLON.exec(unit.text) : null;
      if (!unit || !colon) continue;
      const to = colon[0].length;
      const from = colon[0].search(/[\s\u00A0]*:/u);
      yield unitHit(unit, [0, to], {}, [replaceIn(unit, from, to, ' ')]);
    }
  },
});

/** «Где» goes on with the sentence of the formula: a small letter. */
export const whereCapital = defineRule({
  id: 'G32-6.8.2-where-case',
  clause: '6.8.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    for (const { unit } of explanations(reading)) {
      if (!unit || !CAPITAL.test(unit.text)) continue;
      const at = unit.text.search(/\S/);
      yield unitHit(unit, [at, at + 3], {}, [replaceIn(unit, at, at + 1, 'г')]);
    }
  },
});

/** A formula that «где» goes on from ends with a comma. */
export const whereComma = defineRule({
  id: 'V-where-comma',
  clause: 'формулы',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { unit, previous } of explanations(reading)) {
      if (!unit || !previous || !/^\s*где(?!\p{L})/iu.test(unit.text)) continue;
      const tex = withFinalComma(textAttribute(previous.node, 'tex'));
      if (tex === null) continue;
      yield blockHit(previous, {}, [{ kind: 'attrs', at: addressOf(previous), attrs: { tex } }]);
    }
  },
});
