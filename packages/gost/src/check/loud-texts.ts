import type { Reading } from './reading/read-document.ts';
import type { TextUnit } from './reading/text-unit.ts';
import { ALL_RULES, type RuleId } from './registry.ts';

type AnyRule = (typeof ALL_RULES)[number];

/** Rules that look at one text at a time: whether they find something in it depends on nothing else. */
export const BY_TEXT: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-6.5.1-reference-word',
  'G32-6.6.2-reference-word',
  'G32-6.17.2-reference-word',
  'G32-6.5.1-word-case',
  'G32-6.5.7-caption',
  'G32-6.6.3-caption',
  'G32-6.5.8-caption-capital',
  'G32-6.6.3-caption-capital',
  'V-listing-capital',
  'V-listing-dot',
  'V-caption-empty',
  'G32-6.7.4-footnote-mark',
  'G32-6.7.4-footnote-empty',
  'E105-4.2.4-signs',
  'T-heading-no-abbr',
  'U8-8.2-roman',
  'U8-8.3-space',
  'U8-8.3-nobreak',
  'U8-8.4-decimal',
  'U8-8.5-tolerance',
  'U8-8.8-product',
  'U8-8.9-single-slash',
  'U8-8.11-no-mix',
  'U8-8.13-range',
  'T-million-dot',
  'T-minus',
  'T-dash',
  'T-decimal-comma',
  'T-double-space',
  'T-mixed-script',
  'T-nbsp-initials',
  'T-nbsp-ref',
  'T-number-space',
  'T-quotes',
  'T-range',
  'T-repeated-word',
  'T-short-forms',
  'T-space-after-sign',
  'T-space-before-sign',
  'T-unprintable',
  'V-first-person',
  'V-underline',
]);

const RULES_BY_TEXT = ALL_RULES.filter(({ id }) => BY_TEXT.has(id));

/** What a text is besides its words, and the rules that find something in it. */
interface Known extends Pick<TextUnit, 'kind' | 'holder'> {
  section: string;
  loud: ReadonlySet<AnyRule>;
}

/** By the words of a text, which are the same object as long as nobody changes it. */
const known = new WeakMap<TextUnit['inlines'], Known>();

const fits = ({ kind, holder, section }: Known, unit: TextUnit): boolean =>
  kind === unit.kind && holder === unit.holder && section === unit.section.kind;

/** The reading with these texts only; where a text stands is as it was. */
function only(reading: Reading, units: readonly TextUnit[]): Reading {
  const bySection = Map.groupBy(units, ({ section }) => section);
  const sections = reading.sections.flatMap((one) => {
    const mine = bySection.get(one.section);
    return mine ? [{ ...one, units: mine }] : [];
  });
  return { ...reading, units, sections };
}

const finds = (rule: AnyRule, reading: Reading): boolean =>
  // what the title page says is no text of a section
  !rule
    .check({ ...reading, context: {} })
    [Symbol.iterator]()
    .next().done;

/** Finds out about the texts that nobody has looked at yet: together first, for most rules find nothing. */
function learn(reading: Reading): void {
  const news = reading.units.filter((unit) => {
    const one = known.get(unit.inlines);
    return !one || !fits(one, unit);
  });
  if (news.length === 0) return;
  const together = only(reading, news);
  const loud = news.map(() => new Set<AnyRule>());
  for (const rule of RULES_BY_TEXT) {
    if (!finds(rule, together)) continue;
    news.forEach((unit, at) => {
      if (finds(rule, only(reading, [unit]))) loud[at]?.add(rule);
    });
  }
  news.forEach(({ inlines, kind, holder, section }, at) => {
    known.set(inlines, { kind, holder, section: section.kind, loud: loud[at] ?? new Set() });
  });
}

/**
 * What a rule has to read: of those that look at one text at a time, only the texts in which it finds
 * something. What is known of the others stays true until they are changed.
 */
export function loudTexts(reading: Reading): (rule: AnyRule) => Reading {
  learn(reading);
  const loud = new Map(RULES_BY_TEXT.map((rule) => [rule, [] as TextUnit[]]));
  for (const unit of reading.units) {
    for (const rule of known.get(unit.inlines)?.loud ?? []) loud.get(rule)?.push(unit);
  }
  return (rule) => {
    const units = loud.get(rule);
    return units ? only(reading, units) : reading;
  };
}
