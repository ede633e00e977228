import { BY_TEXT, loudTexts } from './loud-texts.ts';
import type { Reading } from './reading/read-document.ts';
import type { SectionReading } from './reading/read-section.ts';
import type { ALL_RULES, RuleId } from './registry.ts';
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
  'E105-6.7.1-lead-in',
  'E105-6.7.1-one-element',
  'G32-6.4.6-punct',
  'G32-6.4.6-typed-list',
  'G32-6.4.6-typed-marker',
  'G32-6.5.1-no-image',
  'V-object-in-cell',
  'G32-6.5.7-caption-paragraph',
  'E105-4.4.18-empty',
  'G32-6.6.7-ditto',
  'E105-6.8.1-size',
  'G32-6.6.5-heads-case',
  'E105-4.4.8-no-npp',
  'G32-6.6.3-header-repeat',
  'G32-6.7.3-note-single',
  'G32-6.7.3-note-many',
  'G32-6.8.1-empty',
  'E105-6.10.1-formula-comma',
  'G32-6.8.1-asterisk',
  'G32-6.8.2-where',
  'G32-6.8.2-where-case',
  'V-where-comma',
  'U8-8.7-no-unit-in-formula',
  'T-decimal-comma-cell',
  'T-decimal-comma-formula',
  'V-code-caption',
  'R05-4.12-secondary',
  'R05-5.2-intext',
  'R05-7.4.1-link',
  'R05-7.5.2-long-title',
  'V-no-empty-paragraphs',
  'G32-6.1.1-bold',
  'V-bold-heading',
  'V-paragraph-end',
]);

/** Those that look at one text at a time do so too; this one reads the title of the work besides. */
const isBySection = ({ id }: AnyRule): boolean =>
  BY_SECTION.has(id) || (BY_TEXT.has(id) && id !== 'T-unprintable');

const known = new WeakMap<SectionReading, Map<RuleId, readonly Hit[]>>();

function inSection(reading: Reading, { section, blocks }: SectionReading): Reading {
  const sections = reading.sections.filter((one) => one.section === section);
  return { ...reading, sections, units: sections.flatMap(({ units }) => units), blocks };
}

/** What a rule finds in a document; in a section that nobody has changed, what it found there before. */
export function keptHits(reading: Reading): (rule: AnyRule) => Iterable<Hit> {
  const readingOf = loudTexts(reading);
  return (rule) => {
    if (!isBySection(rule)) return rule.check(readingOf(rule));
    let read: Reading | null = null;
    return reading.sections.flatMap((section) => {
      const kept = known.get(section) ?? new Map<RuleId, readonly Hit[]>();
      known.set(section, kept);
      const before = kept.get(rule.id);
      if (before) return before;
      read ??= readingOf(rule);
      const hits = [...rule.check(inSection(read, section))];
      kept.set(rule.id, hits);
      return hits;
    });
  };
}
