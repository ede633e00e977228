import { textAttribute } from '@pv/editor-schema';
import { blockHit, replaceIn, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { matchUnits } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';
import { texSymbols } from './formulas.ts';
import { UNIT } from './units.ts';

const units8 = { standard: 'ГОСТ 8.417-2024', severity: 'must' } as const;

const SPLIT = new RegExp(`\\d[ \\u00A0]?(?:${UNIT}|[мтгл])[,.]\\d`, 'gu');

/** The unit stands after all digits: «423,06 т», not «423 т,06». */
export const unitInside = defineRule({
  ...units8,
  id: 'U8-8.4-decimal',
  clause: '8.4',
  fix: 'none',
  values: ['found'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, SPLIT, /\d/))
      yield unitHit(unit, [from, to], { found: match[0] });
  },
});

const TOLERANCE = new RegExp(
  `(?<![(\\d,.])(\\d[\\d,]*[ \\u00A0]?±[ \\u00A0]?\\d[\\d,]*)[ \\u00A0](${UNIT}|[мтгл](?!\\p{L}))`,
  'gu',
);

/** A value with a tolerance stands in brackets before its unit: «(100,0 ± 0,1) кг». */
export const tolerance = defineRule({
  ...units8,
  id: 'U8-8.5-tolerance',
  clause: '8.5',
  fix: 'signs',
  values: ['found', 'right'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, TOLERANCE, '±')) {
      const [found, number = '', symbol = ''] = match;
      const right = `(${number})\u00A0${symbol}`;
      const edits = [
        replaceIn(unit, from + number.length, from + number.length, ')'),
        replaceIn(unit, from, from, '('),
      ];
      yield unitHit(unit, [from, to], { found, right }, edits);
    }
  },
});

const SLASHES = /(?<=\d[ \u00A0]?)[\p{L}·²³]{1,6}\/[\p{L}·²³]{1,6}\/[\p{L}²³]{1,6}/gu;

/** One slash only: «Вт/(м·К)», not «Вт/м/К». */
export const oneSlash = defineRule({
  ...units8,
  id: 'U8-8.9-single-slash',
  clause: '8.9',
  fix: 'none',
  values: ['found'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, SLASHES, '/'))
      yield unitHit(unit, [from, to], { found: match[0] });
  },
});

const UNIT_IN_TEX = new RegExp(`\\\\(?:text|mathrm)\\s*\\{[ ~,]*(${UNIT})\\s*\\}`, 'u');

/** A formula of letters has no unit on its line: units stand where the letters are explained. */
export const unitInFormula = defineRule({
  ...units8,
  id: 'U8-8.7-no-unit-in-formula',
  clause: '8.7',
  fix: 'none',
  values: ['unit'],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula') continue;
      const tex = textAttribute(block.node, 'tex');
      const [, unit] = UNIT_IN_TEX.exec(tex) ?? [];
      // a line of numbers says what they come to
      const lettered = texSymbols(tex.split('=').at(-1) ?? '').length > 0;
      if (unit && lettered) yield blockHit(block, { unit });
    }
  },
});

const SIGN = /(?<=[а-яё]{3}[ \u00A0])(?:[%<>≥≤](?=[ \u00A0.,;)]|$)|№(?![ \u00A0]?[\d\p{Lu}«]))/gu;

/** Signs stand with numbers only; in a sentence they are words. */
export const bareSign = defineRule({
  id: 'E105-4.2.4-signs',
  clause: '4.2.4',
  standard: 'ГОСТ 2.105-95',
  severity: 'must',
  fix: 'none',
  values: ['sign'],
  *check({ units }) {
    const sentences = units.filter(({ kind, holder }) => kind === 'paragraph' && holder === 'body');
    for (const { unit, from, to, match } of matchUnits(sentences, SIGN, /[%<>≥≤№]/))
      yield unitHit(unit, [from, to], { sign: match[0] });
  },
});

const inAbstract = ({ sections }: Reading) =>
  sections.filter(({ section }) => section.kind === 'abstract');

const LEAD_IN =
  /^\s*(?:автор(?:ом|ы|ами)?|в (?:данной|этой|настоящей) (?:работе|статье))\s+(?:подробно\s+)?(?:рассматрива|рассмотрен|исследу|анализиру|описыва|описан)/iu;

/** The first phrase says what the work is about, not that its author considers it. */
export const abstractStart = defineRule({
  id: 'A9-5.2.3-start',
  clause: '5.2.3',
  standard: 'ГОСТ 7.9-95',
  severity: 'should',
  fix: 'none',
  values: [],
  *check(reading): Generator<Hit<never>> {
    for (const { units } of inAbstract(reading)) {
      const first = units.find(({ kind, text }) => kind === 'paragraph' && text.trim() !== '');
      const found = first && LEAD_IN.exec(first.prose);
      if (found) yield unitHit(first, [0, found[0].length], {});
    }
  },
});

const OBJECTS = new Set(['figure', 'partedFigure', 'table', 'tableBlock', 'formula', 'listing']);

/** Tables, figures and formulas stand in an abstract only where nothing is clear without them. */
export const abstractObjects = defineRule({
  id: 'A9-5.2.11-objects',
  clause: '5.2.11',
  standard: 'ГОСТ 7.9-95',
  severity: 'should',
  fix: 'none',
  values: [],
  *check(reading): Generator<Hit<never>> {
    for (const { top } of inAbstract(reading)) {
      for (const block of top) if (OBJECTS.has(block.node.type)) yield blockHit(block, {});
    }
  },
});

const NO_WORDS = new Set(['formulaInline', 'citation', 'crossReference', 'footnote']);

/** Formulas and references do not stand in headings: they would go into the contents. */
export const headingPlain = defineRule({
  id: 'T-heading-no-abbr',
  clause: 'заголовки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ units }): Generator<Hit<never>> {
    for (const unit of units) {
      if (unit.kind !== 'heading') continue;
      const found = unit.inlines.find(({ node }) => NO_WORDS.has(node.type));
      if (found) yield unitHit(unit, [found.from, found.to], {});
    }
  },
});
