import type { CaptionKind } from '../../import/recognise/captions.ts';
import { defineFileRule, type FileHit } from '../file-rule.ts';
import type { RoledFile, RoledParagraph } from '../roles.ts';

const base = { standard: 'ГОСТ 7.32-2017', severity: 'must' } as const;

type Captioned = RoledParagraph & { caption: NonNullable<RoledParagraph['caption']> };

const captions = ({ paragraphs }: RoledFile, kind: CaptionKind): Captioned[] =>
  paragraphs.filter(
    (paragraph): paragraph is Captioned => paragraph.caption !== null && paragraph.role === kind,
  );

const ABBREVIATED = /^\s*(?:рис|табл)(?:\.|[\s\u00a0]|\d|№)/iu;

function* abbreviated(file: RoledFile, kind: CaptionKind): Generator<FileHit<never>> {
  for (const { at, text } of captions(file, kind)) {
    if (ABBREVIATED.test(text)) yield { at, values: {} };
  }
}

/** What parts the number of a caption from its name, with the spaces around it. */
const SEPARATOR = /\d(\s*[.:]?\s*[—–‒―-]?\s*)$/u;

function* dashes(file: RoledFile, kind: CaptionKind): Generator<FileHit<never>> {
  for (const { at, text, caption } of captions(file, kind)) {
    if (text.slice(caption.end).trim() === '') continue;
    const [, parting = ''] = SEPARATOR.exec(text.slice(0, caption.end)) ?? [];
    if (/^[\s\u00a0]+[—–][\s\u00a0]+$/u.test(parting)) continue;
    const mend = { dash: { from: caption.end - parting.length, to: caption.end } };
    yield { at, values: {}, mend };
  }
}

/** The word is written in full. */
export const figureWord = defineFileRule({
  ...base,
  id: 'G32-6.5.7-caption-word',
  clause: '6.5.7',
  values: [],
  check: (file) => abbreviated(file, 'figure'),
});
export const tableWord = defineFileRule({
  ...base,
  id: 'G32-6.6.3-caption-word',
  clause: '6.6.3',
  values: [],
  check: (file) => abbreviated(file, 'table'),
});

/** A dash with spaces parts the number from the name. */
export const figureDash = defineFileRule({
  ...base,
  id: 'G32-6.5.7-caption-dash',
  clause: '6.5.7',
  values: [],
  check: (file) => dashes(file, 'figure'),
});
export const tableDash = defineFileRule({
  ...base,
  id: 'G32-6.6.3-caption-dash',
  clause: '6.6.3',
  values: [],
  check: (file) => dashes(file, 'table'),
});

const isFlush = ({ look }: RoledParagraph) => Math.abs(look.firstLine ?? 0) < 20;

/** The name of a figure stands in the middle, without an indent that would push it aside. */
export const figureAlign = defineFileRule({
  ...base,
  id: 'G32-6.5.7-caption-align',
  clause: '6.5.7',
  values: [],
  *check(file): Generator<FileHit<never>> {
    for (const paragraph of captions(file, 'figure')) {
      if (paragraph.look.align === 'center' && isFlush(paragraph)) continue;
      const mend = { paragraph: { align: 'center', firstLine: 0, left: 0 } } as const;
      yield { at: paragraph.at, values: {}, mend };
    }
  },
});

/** The name of a table begins at the left, without an indent. */
export const tableAlign = defineFileRule({
  ...base,
  id: 'G32-6.6.3-caption-align',
  clause: '6.6.3',
  values: [],
  *check(file): Generator<FileHit<never>> {
    for (const paragraph of captions(file, 'table')) {
      const { align = 'left' } = paragraph.look;
      if (['left', 'start', 'both'].includes(align) && isFlush(paragraph)) continue;
      const mend = { paragraph: { align: 'left', firstLine: 0, left: 0 } } as const;
      yield { at: paragraph.at, values: {}, mend };
    }
  },
});

/** The name of a figure stands under it. */
export const figureBelow = defineFileRule({
  ...base,
  id: 'G32-6.5.7-caption-below',
  clause: '6.5.7',
  values: [],
  *check(file): Generator<FileHit<never>> {
    const own = (paragraph: RoledParagraph | undefined) =>
      paragraph?.role === 'picture' || paragraph?.hasPicture === true;
    for (const [paragraph, before, after] of withNeighbours(file)) {
      if (paragraph.role === 'figure' && !paragraph.hasPicture && own(after) && !own(before))
        yield { at: paragraph.at, values: {} };
    }
  },
});

/** The name of a table stands over it. */
export const tableAbove = defineFileRule({
  ...base,
  id: 'G32-6.6.3-caption-above',
  clause: '6.6.3',
  values: [],
  *check(file): Generator<FileHit<never>> {
    for (const [paragraph, before, after] of withNeighbours(file)) {
      if (paragraph.role === 'table' && before?.inTable && !after?.inTable)
        yield { at: paragraph.at, values: {} };
    }
  },
});

type Neighbours = [RoledParagraph, RoledParagraph | undefined, RoledParagraph | undefined];

/** Every paragraph with those beside it; empty ones are passed over. */
function withNeighbours({ paragraphs }: RoledFile): Neighbours[] {
  const told = paragraphs.filter(({ role }) => role !== 'empty');
  return told.map((paragraph, index) => [paragraph, told[index - 1], told[index + 1]]);
}

/** A caption longer than this takes several lines, in signs. */
const LINE = 75;

/** A name of several lines is set without spacing. */
export const captionSpacing = defineFileRule({
  ...base,
  id: 'G32-6.5.8-caption-spacing',
  clause: '6.5.8',
  values: [],
  *check(file): Generator<FileHit<never>> {
    for (const paragraph of [...captions(file, 'figure'), ...captions(file, 'table')]) {
      const { line = 240, lineRule = 'auto' } = paragraph.look;
      if (paragraph.text.length <= LINE || (lineRule === 'auto' && line <= 250)) continue;
      yield { at: paragraph.at, values: {}, mend: { paragraph: { line: 240 } } };
    }
  },
});

/** Numbers follow one another, through the work or within a section, without gaps. */
function* numbering(file: RoledFile, kind: CaptionKind): Generator<FileHit<'found' | 'expected'>> {
  let last: { head: string; number: number } | null = null;
  for (const { at, caption } of captions(file, kind)) {
    const [label = ''] = caption.labels;
    const parts = label.split('.');
    const number = Number(parts.at(-1));
    const head = parts.slice(0, -1).join('.');
    if (!Number.isInteger(number)) continue;
    const expected: number = last && last.head === head ? last.number + 1 : 1;
    if (number !== expected) {
      const wanted = head === '' ? String(expected) : `${head}.${expected}`;
      yield { at, values: { found: label, expected: wanted } };
    }
    last = { head, number };
  }
}

export const figureNumbers = defineFileRule({
  ...base,
  id: 'G32-6.5.4-numbering',
  clause: '6.5.4',
  values: ['found', 'expected'],
  check: (file) => numbering(file, 'figure'),
});
export const tableNumbers = defineFileRule({
  ...base,
  id: 'G32-6.6.4-numbering',
  clause: '6.6.4',
  values: ['found', 'expected'],
  check: (file) => numbering(file, 'table'),
});

/** Lists are marked by dashes, letters or digits. */
export const listMarker = defineFileRule({
  ...base,
  id: 'G32-6.4.6-dash',
  clause: '6.4.6',
  values: [],
  *check({ paragraphs }): Generator<FileHit<never>> {
    for (const { role, list, at } of paragraphs) {
      if (role !== 'item' || list?.format !== 'bullet') continue;
      if (/^[\s\u2012-\u2015-]*$/u.test(list.label) && list.label !== '') continue;
      yield { at, values: {}, mend: { bullets: true } };
    }
  },
});
