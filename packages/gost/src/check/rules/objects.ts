import { blockHit, sectionHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import type { Mention, Target } from '../reading/references.ts';
import type { TextUnit } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

const base = {
  fix: 'none',
  values: ['number'],
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
} as const;

/** A figure stands after the text with its first mention. */
export const figurePosition = defineRule({
  ...base,
  id: 'G32-6.5.1-position',
  clause: '6.5.1',
  check: (reading) => late(reading, 'figure'),
});

/** A table stands after the text with its first mention. */
export const tablePosition = defineRule({
  ...base,
  id: 'G32-6.6.2-position',
  clause: '6.6.2',
  check: (reading) => late(reading, 'table'),
});

const far = { ...base, severity: 'practice', values: ['number', 'pages'] } as const;

/** A figure stands on the page of its first mention or on the next one. */
export const figureFar = defineRule({
  ...far,
  id: 'G32-6.5.1-far',
  clause: '6.5.1',
  check: (reading) => tooFar(reading, 'figure'),
});

/** A table stands on the page of its first mention or on the next one. */
export const tableFar = defineRule({
  ...far,
  id: 'G32-6.6.2-far',
  clause: '6.6.2',
  check: (reading) => tooFar(reading, 'table'),
});

/** Characters of running text on a page of 14 pt with 1.5 spacing. */
const PAGE = 1800;
const FAR_PAGES = 3;

function* late({ targets, mentions }: Reading, kind: Target['kind']): Generator<Hit<'number'>> {
  for (const target of targets.values()) {
    const { block, label } = target;
    if (target.kind !== kind || !block) continue;
    const first = firstInText(mentions.get(target.key));
    if (first && first.unit.order > block.order && !sameTable(first, target)) {
      yield blockHit(block, { number: label ?? '' });
    }
  }
}

function* tooFar(
  { targets, mentions, sections }: Reading,
  kind: Target['kind'],
): Generator<Hit<'number' | 'pages'>> {
  const lettersBefore = countLetters(runningTexts(sections).flat());
  for (const target of targets.values()) {
    const { block, label, section } = target;
    if (target.kind !== kind || !block || section.section.kind === 'applications') continue;
    const nearest = mentions.get(target.key)?.findLast(({ unit }) => unit.order < block.order);
    if (!nearest) continue;
    const length = lettersBefore(block.order) - lettersBefore(nearest.unit.order + 1);
    const pages = Math.round(length / PAGE);
    if (pages >= FAR_PAGES) yield blockHit(block, { number: label ?? '', pages });
  }
}

const runningTexts = perStretch(({ units }) =>
  units.filter(
    ({ kind, holder }) => kind === 'paragraph' && (holder === 'body' || holder === 'list'),
  ),
);

/** Gives how many characters of running text stand before a place in reading order. */
function countLetters(running: readonly TextUnit[]): (order: number) => number {
  let sum = 0;
  const sums = running.map(({ text }) => {
    sum += text.length;
    return sum;
  });
  return (order) => {
    let [low, high] = [0, running.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((running[middle]?.order ?? 0) < order) low = middle + 1;
      else high = middle;
    }
    return sums[low - 1] ?? 0;
  };
}

/** The first mention outside the abstract, which retells the work. */
const firstInText = (mentions: readonly Mention[] | undefined): Mention | undefined =>
  mentions?.find(({ unit }) => unit.section.kind !== 'abstract');

/** A mention inside the object itself, such as a note below a table, does not come too late. */
const sameTable = ({ unit }: Mention, { block }: Target): boolean =>
  block !== null &&
  unit.section.id === block.section.id &&
  block.path.every((index, depth) => unit.path[depth] === index);

const mentionBase = { fix: 'none', values: ['number'] } as const;
const GOST = { standard: 'ГОСТ 7.32-2017', severity: 'must' } as const;

/** Every figure is referred to. What stands in an appendix is covered by the reference to the appendix. */
export const figureMentioned = defineRule({
  ...mentionBase,
  ...GOST,
  id: 'G32-6.5.1-reference',
  clause: '6.5.1',
  check: (reading) => unmentioned(reading, 'figure'),
});

/** Every table is referred to. */
export const tableMentioned = defineRule({
  ...mentionBase,
  ...GOST,
  id: 'G32-6.6.2-reference',
  clause: '6.6.2',
  check: (reading) => unmentioned(reading, 'table'),
});

/** Every listing is referred to, as the figures are. */
export const listingMentioned = defineRule({
  ...mentionBase,
  id: 'V-listing-reference',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  check: (reading) => unmentioned(reading, 'listing'),
});

/** Every appendix is referred to. */
export const appendixMentioned = defineRule({
  ...mentionBase,
  ...GOST,
  id: 'G32-6.17.2-reference',
  clause: '6.17.2',
  *check({ targets, mentions }) {
    for (const target of targets.values()) {
      if (target.kind !== 'appendix' || isMentioned(mentions, target, targets)) continue;
      yield sectionHit(target.section.section, { number: target.label ?? '' });
    }
  },
});

function* unmentioned(
  { targets, mentions }: Reading,
  kind: Target['kind'],
): Generator<Hit<'number'>> {
  for (const target of targets.values()) {
    const { block, section, label } = target;
    if (target.kind !== kind || !block || section.section.kind === 'applications') continue;
    if (!mentions.has(target.key)) yield blockHit(block, { number: label ?? '' });
  }
}

/** A reference to something inside an appendix leads to the appendix too. */
function isMentioned(
  mentions: Reading['mentions'],
  appendix: Target,
  targets: Reading['targets'],
): boolean {
  return [...targets.values()].some(
    ({ key, section }) =>
      section === appendix.section &&
      mentions.get(key)?.some(({ unit }) => unit.section.id !== section.section.id),
  );
}
