import type { SourceJson } from '@pv/editor-schema';
import type { Reading } from './reading/read-document.ts';
import { ALL_RULES, type RuleId } from './registry.ts';
import type { Hit } from './rule.ts';
import { REFERENCE_RULES } from './rules/bibliography-references.ts';

type AnyRule = (typeof ALL_RULES)[number];

/** What is asked of a list of sources whatever its standard, and of references. */
const OF_LISTS: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-5.10.2-empty',
  'V-source-duplicate',
  'G32-6.16-typed-number',
  ...REFERENCE_RULES.map(({ id }) => id),
]);

/** Whether a rule looks at the list of sources and at nothing else but how it is described. */
const isBySources = ({ id }: AnyRule): boolean => id.startsWith('B100-') || OF_LISTS.has(id);

const RULES_BY_SOURCES = ALL_RULES.filter(isBySources);

type Found = ReadonlyMap<AnyRule, readonly Hit[]>;

const known = new WeakMap<readonly SourceJson[], { style: string; found: Found }>();

/** What the rules of sources find in a list; in one that nobody has changed, what they found before. */
export function hitsInSources(reading: Reading): Found {
  const { sources, settings } = reading.snapshot;
  const style = JSON.stringify(settings.sourceStyle);
  const before = known.get(sources);
  if (before && before.style === style) return before.found;
  const found = new Map(RULES_BY_SOURCES.map((rule) => [rule, [...rule.check(reading)]]));
  known.set(sources, { style, found });
  return found;
}
