import { textAttribute } from '@pv/editor-schema';
import { addressOf, blockHit, replaceIn, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';
import { withFinalComma } from './tex.ts';

const texOf = ({ node }: BlockRef): string => textAttribute(node, 'tex');

/** A formula that nobody has typed yet. */
export const formulaEmpty = defineRule({
  id: 'G32-6.8.1-empty',
  clause: '6.8.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ blocks, units }) {
    for (const block of blocks) {
      if (block.node.type === 'formula' && texOf(block).trim() === '') yield blockHit(block, {});
    }
    for (const unit of units) {
      for (const { node, from, to } of unit.inlines) {
        const empty = node.type === 'formulaInline' && textAttribute(node, 'tex').trim() === '';
        if (empty) yield unitHit(unit, [from, to], {});
      }
    }
  },
});

/** Formulas that follow each other without text between them are separated by a comma. */
export const formulasInRow = defineRule({
  id: 'E105-6.10.1-formula-comma',
  clause: '6.10.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula' || block.next?.node.type !== 'formula') continue;
      const tex = withFinalComma(texOf(block));
      if (tex === null) continue;
      yield blockHit(block, {}, [{ kind: 'attrs', at: addressOf(block), attrs: { tex } }]);
    }
  },
});

const ASTERISK = /(?<![\^_{*\\])\s*\*\s*(?=[\dA-Za-zА-Яа-я\\({[])/gu;

/** Multiplication is «·» or «×», never an asterisk. An index x^* stays. */
export const formulaAsterisk = defineRule({
  id: 'G32-6.8.1-asterisk',
  clause: '6.8.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'signs',
  values: [],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula') continue;
      const tex = texOf(block).replace(ASTERISK, ' \\cdot ');
      if (tex === texOf(block) || /\\begin\{[a-z]+\*|\\operatorname\*/.test(tex)) continue;
      yield blockHit(block, {}, [{ kind: 'attrs', at: addressOf(block), attrs: { tex } }]);
    }
  },
});

/** A reference to a formula brings its own parentheses: «в формуле (1)». */
export const formulaParentheses = defineRule({
  id: 'G32-6.8.4-reference',
  clause: '6.8.4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      if (numbering.byId.get(target)?.kind !== 'formula') continue;
      if (unit.text.charAt(offset - 1) !== '(' || unit.text.charAt(offset + 1) !== ')') continue;
      yield unitHit(unit, [offset - 1, offset + 2], {}, [
        replaceIn(unit, offset - 1, offset, ''),
        replaceIn(unit, offset + 1, offset + 2, ''),
      ]);
    }
  },
});
