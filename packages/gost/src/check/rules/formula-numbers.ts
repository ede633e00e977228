import { type NodeJson, nodeText, textAttribute } from '@pv/editor-schema';
import { addressOf, blockHit, replaceIn, unitHit } from '../hits.ts';
import type { BlockRef } from '../reading/block.ts';
import { perStretch } from '../reading/read-section.ts';
import { matchUnits } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

/** «согласно (4.5)», «условие (4.3)»: a number typed in brackets after a word that points to something. */
const TYPED =
  /(?<!\p{L})(?:согласно|услови\p{L}+|подстав\p{L}+|использу\p{L}+|уч[её]том|формул\p{L}+|уравнени\p{L}+|(?:не)?равенств\p{L}*|тождеств\p{L}*|выражени\p{L}+|соотношени\p{L}+|(?<loose>из|по|через|см\.|в|к|с|от))[ \u00A0]+\(?(\((?:[А-ЯЁ]\.)?(?!0\d*\.)\d{1,2}(?:\.\d{1,2})?\))/giu;

const typedIn = perStretch(({ units }) => [...matchUnits(units, TYPED, '(')]);

const formulaIds = perStretch(({ blocks }) =>
  blocks.flatMap(({ node }) => (node.type === 'formula' ? [textAttribute(node, 'id')] : [])),
);

/** A typed number of a formula that no formula has leads nowhere. */
export const deadFormulaNumber = defineRule({
  id: 'V-dead-formula-number',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['number'],
  *check({ sections, numbering }) {
    const numbers = new Set(
      formulaIds(sections)
        .flat()
        .map((id) => numbering.byId.get(id)?.number ?? ''),
    );
    for (const { unit, to, match } of typedIn(sections).flat()) {
      const number = match[2] ?? '';
      if (numbers.has(number.slice(1, -1))) continue;
      // «в (1)» may point to an item of a list
      if (match.groups?.loose && !number.includes('.') && numbers.size === 0) continue;
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
  *check({ blocks, units }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula') continue;
      const { found, attrs } = withCommas(block.node);
      if (!found) continue;
      yield blockHit(block, { number: found }, [{ kind: 'attrs', at: addressOf(block), attrs }]);
    }
    for (const unit of units) {
      const { address: at } = unit;
      for (const { node, from, to } of unit.inlines) {
        if (node.type !== 'formulaInline' || at.kind !== 'text') continue;
        const { found, attrs } = withCommas(node);
        const nodes = [{ ...node, attrs: { ...node.attrs, ...attrs } }];
        if (!found) continue;
        yield unitHit(unit, [from, to], { number: found }, [
          { kind: 'inline', at, from, to, nodes },
        ]);
      }
    }
  },
});

function withCommas(node: NodeJson) {
  const tex = textAttribute(node, 'tex');
  const [found] = tex.match(/(?<![\d.A-Za-z])\d+\.\d+(?![\d.])/) ?? [];
  return { found, attrs: { tex: tex.replace(POINT, '$1{,}') } };
}

/** A cell that holds numbers and signs between them, and nothing else. */
const CELL = /^[-−–+±≈~<>≤≥/ \u00A0]*\d+\.\d+[-−–+±/ \u00A0…%.,\d]*$/u;
const FRACTION = /(?<![\d.])(\d+)\.(?=\d+(?![\d.]))/gu;
/** Heads of columns whose numbers are no fractions. */
const NO_FRACTIONS = /верси|version|дата|день|время|раздел|пункт|номер|№|глава/iu;

/** Whether the column says by its head, or by «1.2.3» in another cell, that its points part no fractions. */
function partsOtherwise({ parent: cell }: BlockRef): boolean {
  const rows = cell?.parent?.parent?.children ?? [];
  const column = cell?.path.at(-1) ?? 0;
  const others = rows.map((row) => nodeText(row.children[column]?.node ?? row.node));
  return NO_FRACTIONS.test(others[0] ?? '') || others.some((text) => /\d\.\d+\.\d/.test(text));
}

/** A cell of nothing but «0.95» is a fraction; dates and numbers of sections have more points. */
export const cellDecimal = defineRule({
  id: 'T-decimal-comma-cell',
  clause: 'числа',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['number'],
  *check({ blocks }) {
    for (const block of blocks) {
      const { unit } = block;
      if (unit?.holder !== 'cell' || !CELL.test(unit.prose) || partsOtherwise(block)) continue;
      const edits = [...unit.prose.matchAll(FRACTION)].map(({ 0: found, index }) =>
        replaceIn(unit, index + found.length - 1, index + found.length, ','),
      );
      yield unitHit(unit, [0, unit.text.length], { number: unit.text.trim() }, edits);
    }
  },
});
