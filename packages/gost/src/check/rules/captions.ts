import { figureImages, type NodeJson, nodeText } from '@pv/editor-schema';
import { spliceInline } from '../edits/apply-edits.ts';
import { blockHit, replaceBlocks, replaceIn, unitHit } from '../hits.ts';
import { type BlockRef, closest } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import type { TextUnit, UnitKind } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

type CaptionKind = Extract<UnitKind, 'figureCaption' | 'tableCaption' | 'listingCaption'>;

/** Captions of a kind that are not empty. */
function captions({ units }: Reading, kind: CaptionKind): TextUnit[] {
  return units.filter((unit) => unit.kind === kind && unit.text.trim() !== '');
}

const SMALL = /^\s*[а-яё](?:[а-яё]{2}|\s)/u;

const base = { fix: 'case', values: [] } as const;

/** The name of a figure starts with a capital. */
export const figureCapital = defineRule({
  ...base,
  id: 'G32-6.5.8-caption-capital',
  clause: '6.5.8',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => smallLetters(reading, 'figureCaption'),
});

/** The name of a table starts with a capital. */
export const tableCapital = defineRule({
  ...base,
  id: 'G32-6.6.3-caption-capital',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => smallLetters(reading, 'tableCaption'),
});

/** The name of a listing follows that of a figure. */
export const listingCapital = defineRule({
  ...base,
  id: 'V-listing-capital',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  check: (reading) => smallLetters(reading, 'listingCaption'),
});

function* smallLetters(reading: Reading, kind: CaptionKind): Generator<Hit<never>> {
  for (const unit of captions(reading, kind)) {
    if (!SMALL.test(unit.prose)) continue;
    const at = unit.text.search(/\S/);
    const edit = replaceIn(unit, at, at + 1, unit.text.charAt(at).toUpperCase());
    yield unitHit(unit, [at, at + 1], {}, [edit]);
  }
}

const DOT = /(?<!\.)\.\s*$/u;
const SHORT_FORM = /(?:^|[\s(])(?:др|т\.\s?[дпк]|пр|гг?|им|руб|тыс|млн|млрд|шт|ед|чел|дн)\.\s*$/iu;

const dotBase = { fix: 'signs', values: [] } as const;

/** The name of a figure has no dot at the end. */
export const figureDot = defineRule({
  ...dotBase,
  id: 'G32-6.5.7-caption',
  clause: '6.5.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => finalDots(reading, 'figureCaption'),
});

/** The name of a table has no dot at the end. */
export const tableDot = defineRule({
  ...dotBase,
  id: 'G32-6.6.3-caption',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => finalDots(reading, 'tableCaption'),
});

/** The name of a listing follows that of a figure. */
export const listingDot = defineRule({
  ...dotBase,
  id: 'V-listing-dot',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  check: (reading) => finalDots(reading, 'listingCaption'),
});

function* finalDots(reading: Reading, kind: CaptionKind): Generator<Hit<never>> {
  for (const unit of captions(reading, kind)) {
    const dot = DOT.exec(unit.text);
    if (!dot || SHORT_FORM.test(unit.text)) continue;
    const edit = replaceIn(unit, dot.index, unit.text.length, '');
    yield unitHit(unit, [dot.index, dot.index + 1], {}, [edit]);
  }
}

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

const PICTURED: ReadonlySet<string> = new Set(['figure', 'figurePart']);

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
      if (!PICTURED.has(block.node.type)) continue;
      if (figureImages(block.node).length === 0) yield blockHit(block, {});
    }
  },
});

const CELLS: ReadonlySet<string> = new Set(['tableCell', 'tableHeader']);

const NUMBERED: ReadonlySet<string> = new Set(['figure', 'partedFigure', 'tableBlock']);

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
      if (NUMBERED.has(block.node.type) && closest(block.parent, CELLS)) yield blockHit(block, {});
    }
  },
});

const CAPTION =
  /^\s*([Рр]ис(?:унок|\.)|[Тт]абл(?:ица|\.))[\s\u00A0]*(?:№\s*)?((?:[А-Я]\.)?\d+(?:\.\d+)*)[\s\u00A0]*[.]?[\s\u00A0]*[-–—:][\s\u00A0]*(?=[А-ЯЁA-Z«])/u;

/** A caption typed as a paragraph has no live number and may part from its object at a page end. */
export const captionParagraph = defineRule({
  id: 'G32-6.5.7-caption-paragraph',
  clause: '6.5.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['typed'],
  *check({ blocks }) {
    for (const block of blocks) {
      const match = block.node.type === 'paragraph' ? CAPTION.exec(block.unit?.text ?? '') : null;
      if (!match) continue;
      const typed = `${match[1] ?? ''} ${match[2] ?? ''}`;
      yield blockHit(block, { typed }, attach(block, match[0].length));
    }
  },
});

/** Moves the words into the empty caption of the figure above or the table below. */
function attach(block: BlockRef, length: number) {
  const inlines = spliceInline(block.node.content ?? [], 0, length, []);
  const { previous, next } = block;
  if (previous?.node.type === 'figure' && !previous.node.content?.length) {
    return [replaceBlocks(previous, 2, [{ ...previous.node, content: inlines }])];
  }
  if (next?.node.type === 'tableBlock' && !next.node.content?.[0]?.content?.length) {
    return [replaceBlocks(block, 2, [withCaption(next.node, inlines)])];
  }
  return undefined;
}

function withCaption(table: NodeJson, inlines: NodeJson[]): NodeJson {
  const [caption, ...rest] = table.content ?? [];
  if (!caption) return table;
  return { ...table, content: [{ ...caption, content: inlines }, ...rest] };
}

const NUMBER = '(?:[А-Я]\\.)?\\d+(?:\\.\\d+)*';
const typed = (words: string): RegExp =>
  new RegExp(
    `^\\s*(?:${words})\\s*(?:№\\s*)?${NUMBER}(?:[\\s\\u00A0]*[-–—:.]+)*[\\s\\u00A0]*`,
    'iu',
  );

const typedBase = { fix: 'words', values: ['typed'] } as const;

/** «Рисунок» and the number are made by the product; typed ones are printed twice. */
export const figureTyped = defineRule({
  ...typedBase,
  id: 'G32-6.5.7-caption-typed',
  clause: '6.5.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) =>
    typedNumbers(reading, 'figureCaption', typed('рисунок|рис\\.?|figure|fig\\.?')),
});

/** The same for «Таблица». */
export const tableTyped = defineRule({
  ...typedBase,
  id: 'G32-6.6.3-caption-typed',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => typedNumbers(reading, 'tableCaption', typed('таблица|табл\\.?|table')),
});

/** The same for «Листинг». */
export const listingTyped = defineRule({
  ...typedBase,
  id: 'V-listing-typed',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'must',
  check: (reading) => typedNumbers(reading, 'listingCaption', typed('листинг|listing')),
});

function* typedNumbers(
  reading: Reading,
  kind: CaptionKind,
  pattern: RegExp,
): Generator<Hit<'typed'>> {
  for (const unit of captions(reading, kind)) {
    const match = pattern.exec(unit.text);
    if (!match) continue;
    const to = match[0].length;
    const values = { typed: match[0].trim() };
    yield unitHit(unit, [0, to], values, [replaceIn(unit, 0, to, '')]);
  }
}

/** Shorter pieces are lines of the text itself. */
const CODE_LINES = 4;

/** Code of several lines in the text is a listing with a number and a name. */
export const codeWithoutCaption = defineRule({
  id: 'V-code-caption',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (section.kind === 'applications') continue;
      for (const block of top) {
        const isCode = block.node.type === 'codeBlock';
        if (isCode && nodeText(block.node).split('\n').length >= CODE_LINES)
          yield blockHit(block, {});
      }
    }
  },
});
