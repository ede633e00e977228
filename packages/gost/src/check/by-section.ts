import { BY_PASSAGE, hitsByPassage } from './by-passage.ts';
import { hitsInSources } from './by-sources.ts';
import type { Reading } from './reading/read-document.ts';
import type { SectionReading } from './reading/read-section.ts';
import { ALL_RULES, type RuleId } from './registry.ts';
import type { Hit } from './rule.ts';

type AnyRule = (typeof ALL_RULES)[number];

/**
 * Rules that look at one section at a time: what they find in it depends on nothing else, neither on the
 * formatting nor on other sections. Those that cost next to nothing are not among them.
 */
const BY_SECTION: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-6.2.2-levels',
  'G32-6.2.2-titles',
  'V-heading-not-adjacent',
  'G32-6.4.3-single-item',
  'E105-6.7.1-one-element',
  'G32-6.4.6-typed-list',
  'U8-8.3-nobreak',
  'T-nbsp-initials',
  'T-nbsp-ref',
]);

const RULES_BY_SECTION = ALL_RULES.filter(({ id }) => BY_SECTION.has(id));

type Found = ReadonlyMap<AnyRule, readonly Hit[]>;

/** A section that is the same object has the same passages in the same row. */
const known = new WeakMap<SectionReading, Found>();

function look(reading: Reading, section: SectionReading): Found {
  const alone = { ...reading, sections: [section], units: section.units, blocks: section.blocks };
  const found = RULES_BY_SECTION.map((rule) => [rule, [...rule.check(alone)]] as const);
  return new Map([...hitsByPassage(reading, section), ...found]);
}

/** What a rule finds in a document; in what nobody has changed, what it found there before. */
export function keptHits(reading: Reading): (rule: AnyRule) => Iterable<Hit> {
  const found = reading.sections.map((section) => {
    const kept = known.get(section) ?? look(reading, section);
    known.set(section, kept);
    return kept;
  });
  const inSources = hitsInSources(reading);
  return (rule) => {
    const isKept = BY_SECTION.has(rule.id) || BY_PASSAGE.has(rule.id);
    if (isKept) return found.flatMap((one) => one.get(rule) ?? []);
    return inSources.get(rule) ?? rule.check(reading);
  };
}
