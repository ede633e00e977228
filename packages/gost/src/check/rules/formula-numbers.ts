import { textAttribute } from '@pv/editor-schema';
import { addressOf, blockHit, unitHit } from '../hits.ts';
import { matchUnits } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

/** «согласно (4.5)», «условие (4.3)»: a number typed in brackets after a word that points to something. */
const TYPED =
  /(?<!\p{L})(?:согласно|из|по|через|услови\p{L}+|подстав\p{L}+|использу\p{L}+|уч[её]том|формул\p{L}+|уравнени\p{L}+|выражени\p{L}+|соотношени\p{L}+)[ \u00A0]+(\((?:[А-ЯЁ]\.)?\d{1,2}(?:\.\d{1,2})?\))/giu;

/** A typed number of a formula that no formula has leads nowhere. */
export const deadFormulaNumber = defineRule({
  id: 'V-dead-formula-number',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['number'],
  *check({ units, blocks, numbering }) {
    const numbers = new Set(
      blocks.flatMap(({ node }) =>
        node.type === 'formula'
          ? [numbering.byId.get(textAttribute(node, 'id'))?.number ?? '']
          : [],
      ),
    );
    for (const { unit, to, match } of matchUnits(units, TYPED, '(')) {
      const number = match[1] ?? '';
      if (numbers.has(number.slice(1, -1))) continue;
      yield unitHit(unit, [to - number.length, to], { number });
    }
  },
});

const POINT = /(?<![\d.A-Za-z])(\d+)\.(?=\d+(?![\d.]))/g;

/** Decimal fractions in a formula have a comma too: «0,95». */
export const formulaDecimal = defineRule({
  id: 'T-decimal-comma-formula',
  clause: 'числа',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['number'],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula') continue;
      const tex = textAttribute(block.node, 'tex');
      const [found] = tex.match(/(?<![\d.A-Za-z])\d+\.\d+(?![\d.])/) ?? [];
      if (!found) continue;
      const attrs = { tex: tex.replace(POINT, '$1{,}') };
      yield blockHit(block, { number: found }, [{ kind: 'attrs', at: addressOf(block), attrs }]);
    }
  },
});

/** A cell that holds one number and nothing else. */
const CELL = /^[ \u00A0]*[-−–+]?\d+\.\d+[ \u00A0]*%?[ \u00A0]*$/u;

/** A cell of nothing but «0.95» is a fraction; dates and numbers of sections have more points. */
export const cellDecimal = defineRule({
  id: 'T-decimal-comma-cell',
  clause: 'числа',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['number'],
  *check({ units }) {
    for (const unit of units) {
      if (unit.holder !== 'cell' || !CELL.test(unit.prose) || unit.address.kind !== 'text')
        continue;
      const at = unit.text.indexOf('.');
      const edit = { kind: 'text' as const, at: unit.address, from: at, to: at + 1, text: ',' };
      yield unitHit(unit, [0, unit.text.length], { number: unit.text.trim() }, [edit]);
    }
  },
});
