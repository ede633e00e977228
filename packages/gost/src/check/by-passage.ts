import type { Reading } from './reading/read-document.ts';
import type { Passage } from './reading/read-passage.ts';
import type { SectionReading } from './reading/read-section.ts';
import { ALL_RULES, type RuleId } from './registry.ts';
import type { Hit } from './rule.ts';

type AnyRule = (typeof ALL_RULES)[number];

/**
 * Rules that look at one passage at a time, and at most at the passages beside it: what they find in it
 * depends on nothing else, neither on the formatting nor on what the work is called.
 */
export const BY_PASSAGE: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-6.2.3-final-dot',
  'G32-6.2.3-capital',
  'G32-6.4.7-heading-clear',
  'G32-6.4.1-sequence',
  'E105-6.7.1-lead-in',
  'G32-6.4.6-punct',
  'G32-6.4.6-typed-marker',
  'G32-6.5.1-no-image',
  'V-object-in-cell',
  'G32-6.5.7-caption-paragraph',
  'G32-6.5.7-caption-typed',
  'G32-6.6.3-caption-typed',
  'V-listing-typed',
  'G32-6.5.7-caption',
  'G32-6.6.3-caption',
  'G32-6.5.8-caption-capital',
  'G32-6.6.3-caption-capital',
  'V-listing-capital',
  'V-listing-dot',
  'V-caption-empty',
  'V-code-caption',
  'G32-6.5.1-reference-word',
  'G32-6.6.2-reference-word',
  'G32-6.17.2-reference-word',
  'G32-6.5.1-word-case',
  'E105-4.4.18-empty',
  'G32-6.6.7-ditto',
  'E105-6.8.1-size',
  'G32-6.6.5-heads-case',
  'E105-4.4.8-no-npp',
  'G32-6.6.3-header-repeat',
  'G32-6.7.3-note-single',
  'G32-6.7.3-note-many',
  'G32-6.7.4-footnote-mark',
  'G32-6.7.4-footnote-empty',
  'G32-6.8.1-empty',
  'E105-6.10.1-formula-comma',
  'G32-6.8.1-asterisk',
  'G32-6.8.2-where',
  'G32-6.8.2-where-case',
  'V-where-comma',
  'E105-4.2.4-signs',
  'T-heading-no-abbr',
  'U8-8.2-roman',
  'U8-8.3-space',
  'U8-8.4-decimal',
  'U8-8.5-tolerance',
  'U8-8.7-no-unit-in-formula',
  'U8-8.8-product',
  'U8-8.9-single-slash',
  'U8-8.11-no-mix',
  'U8-8.13-range',
  'T-decimal-comma',
  'T-decimal-comma-cell',
  'T-decimal-comma-formula',
  'T-million-dot',
  'T-minus',
  'T-dash',
  'T-double-space',
  'T-mixed-script',
  'T-number-space',
  'T-quotes',
  'T-range',
  'T-repeated-word',
  'T-short-forms',
  'T-space-after-sign',
  'T-space-before-sign',
  'R05-4.12-secondary',
  'R05-5.2-intext',
  'R05-7.4.1-link',
  'R05-7.5.2-long-title',
  'V-first-person',
  'V-underline',
  'V-no-empty-paragraphs',
  'G32-6.1.1-bold',
  'V-bold-heading',
  'V-paragraph-end',
]);

const RULES_BY_PASSAGE = ALL_RULES.filter(({ id }) => BY_PASSAGE.has(id));

type Found = readonly (readonly [rule: AnyRule, hits: readonly Hit[]])[];

/** What was found in a passage that stood between these two. */
interface Known {
  before: Passage | undefined;
  after: Passage | undefined;
  found: Found;
}

const known = new WeakMap<Passage, Known>();

/** The reading with these passages of a section only; what stands beside each is as it was. */
function only(reading: Reading, section: SectionReading, passages: readonly Passage[]): Reading {
  const blocks = passages.flatMap((passage) => passage.blocks);
  const units = passages.flatMap((passage) => passage.units);
  const top = passages.flatMap((passage) => passage.top ?? []);
  const sections = [{ ...section, passages, stretches: passages, top, blocks, units }];
  return { ...reading, sections, blocks, units };
}

const isLoud = (rule: AnyRule, reading: Reading): boolean =>
  !rule.check(reading)[Symbol.iterator]().next().done;

/** Looks at passages that are new, or have a new neighbour: together first, for most rules find nothing. */
function look(reading: Reading, section: SectionReading, news: ReadonlyMap<Passage, Known>): void {
  const together = only(reading, section, [...news.keys()]);
  const loud = RULES_BY_PASSAGE.filter((rule) => isLoud(rule, together));
  for (const [passage, place] of news) {
    const alone = only(reading, section, [passage]);
    const hits = loud.map((rule) => [rule, [...rule.check(alone)]] as const);
    known.set(passage, { ...place, found: hits.filter(([, some]) => some.length > 0) });
  }
}

/** What the rules that look at passages find in a section; in those that nobody has changed, what they found before. */
export function hitsByPassage(reading: Reading, section: SectionReading): Map<AnyRule, Hit[]> {
  const { passages } = section;
  const news = new Map<Passage, Known>();
  for (const [at, passage] of passages.entries()) {
    const [before, after] = [passages[at - 1], passages[at + 1]];
    const one = known.get(passage);
    if (one && one.before === before && one.after === after) continue;
    news.set(passage, { before, after, found: [] });
  }
  if (news.size > 0) look(reading, section, news);
  const hits = new Map(RULES_BY_PASSAGE.map((rule) => [rule, [] as Hit[]]));
  for (const passage of passages) {
    for (const [rule, some] of known.get(passage)?.found ?? []) hits.get(rule)?.push(...some);
  }
  return hits;
}
