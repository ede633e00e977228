import { blockHit, sectionHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { Target } from '../../reading/targets.ts';
import { defineRule, type Hit } from '../../rule.ts';

const base = { fix: 'none', values: ['number'] } as const;
const GOST = { standard: 'ГОСТ 7.32-2017', severity: 'must' } as const;

/** Every figure is referred to. What stands in an appendix is covered by the reference to the appendix. */
export const figureMentioned = defineRule({
  ...base,
  ...GOST,
  id: 'G32-6.5.1-reference',
  clause: '6.5.1',
  check: (reading) => unmentioned(reading, 'figure'),
});

/** Every table is referred to. */
export const tableMentioned = defineRule({
  ...base,
  ...GOST,
  id: 'G32-6.6.2-reference',
  clause: '6.6.2',
  check: (reading) => unmentioned(reading, 'table'),
});

/** Every listing is referred to, as the figures are. */
export const listingMentioned = defineRule({
  ...base,
  id: 'V-listing-reference',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  check: (reading) => unmentioned(reading, 'listing'),
});

/** Every appendix is referred to. */
export const appendixMentioned = defineRule({
  ...base,
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
