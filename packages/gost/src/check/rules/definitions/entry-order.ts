import type { SectionKind } from '@pv/editor-schema';
import { replaceBlocks, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { type Entry, entryLists } from './entries.ts';

/** Cyrillic goes before Latin in Russian collation. */
const collator = new Intl.Collator('ru', { sensitivity: 'base' });

/** Terms stand in alphabetical order. */
export const termOrder = defineRule({
  id: 'G32-6.14-terms-order',
  clause: '6.14',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['term', 'before'],
  check: (reading) => disorder(reading, new Set(['terms', 'dictionaries'])),
});

/** Abbreviations stand in alphabetical order. */
export const abbreviationOrder = defineRule({
  id: 'G32-6.15-abbr-order',
  clause: '6.15',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['term', 'before'],
  check: (reading) => disorder(reading, new Set(['abbreviations'])),
});

function* disorder(
  reading: Reading,
  kinds: ReadonlySet<SectionKind>,
): Generator<Hit<'term' | 'before'>> {
  for (const entries of entryLists(reading, kinds)) {
    const late = entries.findIndex((entry, index) => {
      const previous = entries[index - 1];
      return previous !== undefined && collator.compare(previous.term, entry.term) > 0;
    });
    const entry = entries[late];
    const before = entries.find((other) => entry && collator.compare(other.term, entry.term) > 0);
    if (!entry || !before) continue;
    const values = { term: entry.term, before: before.term };
    yield unitHit(entry.unit, [0, entry.term.length], values, sortRun(entries));
  }
}

/** The edit that sorts the entries, when they stand in one row and moving them is safe. */
function sortRun(entries: readonly Entry[]) {
  const [first] = entries;
  if (!first) return undefined;
  const inOneRow = entries.every(({ block }, index) => {
    const previous = entries[index - 1];
    return previous === undefined || block.previous === previous.block;
  });
  if (!inOneRow) return undefined;
  const sorted = entries.toSorted((a, b) => collator.compare(a.term, b.term));
  const nodes = sorted.map(({ block }) => block.node);
  return [replaceBlocks(first.block, entries.length, nodes)];
}
