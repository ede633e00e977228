import type { SectionKind } from '@pv/editor-schema';
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
  'R05-8.12-opcit',
  'R05-9.1-complex',
  'V-first-person',
  'V-underline',
  'V-no-empty-paragraphs',
  'G32-6.1.1-bold',
  'V-bold-heading',
  'V-paragraph-end',
]);

const RULES_BY_PASSAGE = ALL_RULES.filter(({ id }) => BY_PASSAGE.has(id));

type Found = readonly (readonly [rule: AnyRule, hits: readonly Hit[]])[];

/** What was found in a passage, which stood in a section of that kind between these nodes. */
interface Look {
  passage: Passage;
  kind: SectionKind;
  before: object | undefined;
  after: object | undefined;
  found: Found;
}

/** By what the passage says, wherever it stands. */
const looks = new WeakMap<object, Look>();

const nodeOf = (passage: Passage): object => passage.top?.node ?? passage;

/** For each passage, what was found in the same words between the same neighbours, there or elsewhere. */
function lastLooks({ section: { kind } }: SectionReading, nodes: readonly object[]) {
  return nodes.map((node, at) => {
    const last = looks.get(node);
    const same =
      last?.kind === kind && last.before === nodes[at - 1] && last.after === nodes[at + 1];
    return same ? last : undefined;
  });
}

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

const hitsOf = (rules: readonly AnyRule[], reading: Reading): Found =>
  rules
    .map((rule) => [rule, [...rule.check(reading)]] as const)
    .filter(([, hits]) => hits.length > 0);

/** Looks at passages together first: most rules find nothing in any of them. */
function lookAnew(
  reading: Reading,
  section: SectionReading,
  passages: readonly Passage[],
): Found[] {
  const together = only(reading, section, passages);
  const loud = passages.length > 0 ? RULES_BY_PASSAGE.filter((rule) => isLoud(rule, together)) : [];
  return passages.map((passage) => hitsOf(loud, only(reading, section, [passage])));
}

/** What the rules that look at passages find in a section; where nobody has changed anything, what they found before. */
export function hitsByPassage(reading: Reading, section: SectionReading): Map<AnyRule, Hit[]> {
  const { passages } = section;
  const { kind } = section.section;
  const nodes = passages.map(nodeOf);
  const last = lastLooks(section, nodes);
  const news = lookAnew(
    reading,
    section,
    passages.filter((_, at) => !last[at]),
  ).values();
  const hits = new Map(RULES_BY_PASSAGE.map((rule) => [rule, [] as Hit[]]));
  for (const [at, passage] of passages.entries()) {
    const found = foundIn(passage, last[at]);
    const [node = passage, before, after] = [nodes[at], nodes[at - 1], nodes[at + 1]];
    // a passage of before would keep the whole row that it stood in
    if (found !== last[at]?.found || passage !== last[at]?.passage)
      looks.set(node, { passage, kind, before, after, found });
    for (const [rule, some] of found) hits.get(rule)?.push(...some);
  }
  return hits;

  function foundIn(passage: Passage, last: Look | undefined): Found {
    if (!last) return news.next().value ?? [];
    if (last.passage === passage || last.found.length === 0) return last.found;
    const loud = last.found.map(([rule]) => rule);
    return hitsOf(loud, only(reading, section, [passage]));
  }
}
