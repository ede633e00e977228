import { blockHit } from '../../hits.ts';
import type { Mention } from '../../reading/mentions.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { Target } from '../../reading/targets.ts';
import { defineRule, type Hit } from '../../rule.ts';

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
  { targets, mentions, units }: Reading,
  kind: Target['kind'],
): Generator<Hit<'number' | 'pages'>> {
  for (const target of targets.values()) {
    const { block, label, section } = target;
    if (target.kind !== kind || !block || section.section.kind === 'applications') continue;
    const nearest = mentions.get(target.key)?.findLast(({ unit }) => unit.order < block.order);
    if (!nearest) continue;
    const between = units.filter(
      ({ order, kind: unitKind, holder }) =>
        order > nearest.unit.order &&
        order < block.order &&
        unitKind === 'paragraph' &&
        (holder === 'body' || holder === 'list'),
    );
    const length = between.reduce((sum, { text }) => sum + text.length, 0);
    const pages = Math.round(length / PAGE);
    if (pages >= FAR_PAGES) yield blockHit(block, { number: label ?? '', pages });
  }
}

/** The first mention outside the abstract, which retells the work. */
const firstInText = (mentions: readonly Mention[] | undefined): Mention | undefined =>
  mentions?.find(({ unit }) => unit.section.kind !== 'abstract');

/** A mention inside the object itself, such as a note below a table, does not come too late. */
const sameTable = ({ unit }: Mention, { block }: Target): boolean =>
  block !== null &&
  unit.section.id === block.section.id &&
  block.path.every((index, depth) => unit.path[depth] === index);
