import type { SectionKind } from '@pv/editor-schema';
import { replaceBlocks, replaceIn, unitHit } from '../hits.ts';
import type { BlockRef } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import type { TextUnit } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';

/** One line of a list of terms or abbreviations. */
interface Entry {
  /** The term: what stands before the dash. */
  term: string;
  unit: TextUnit;
  /** The paragraph, or the list item around it. */
  block: BlockRef;
}

const DASH = /\s(?:[—–-])\s/u;

/** The lines of every list of these kinds, one array a list. Lists kept in tables are not read. */
export function entryLists({ sections }: Reading, kinds: ReadonlySet<SectionKind>): Entry[][] {
  return sections
    .filter(({ section }) => kinds.has(section.kind))
    .map(({ top }) => top.flatMap(readEntries));
}

function readEntries(block: BlockRef): Entry[] {
  const { type } = block.node;
  if (type === 'paragraph') return readEntry(block, block);
  if (type !== 'bulletList' && type !== 'orderedList') return [];
  return block.children.flatMap((item) => {
    const [paragraph] = item.children;
    return paragraph ? readEntry(paragraph, item) : [];
  });
}

function readEntry(paragraph: BlockRef, block: BlockRef): Entry[] {
  const { unit } = paragraph;
  const dash = unit ? DASH.exec(unit.text) : null;
  if (!unit || !dash) return [];
  return [{ term: unit.text.slice(0, dash.index).trim(), unit, block }];
}

const END = /[.,;]\s*$/u;
const SHORT_FORM = /(?:^|[\s.])(?:т\.?\s?[дпк]|др|пр|гг?|руб|тыс|млн|ед|см|им)\.\s*$/iu;

/** A line of the list of terms ends without a punctuation mark. */
export const termEnd = defineRule({
  id: 'G32-6.14-terms-form',
  clause: '6.14',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['term'],
  check: (reading) => endings(reading, new Set(['terms', 'dictionaries'])),
});

/** A line of the list of abbreviations ends without a punctuation mark. */
export const abbreviationEnd = defineRule({
  id: 'G32-6.15-abbr-form',
  clause: '6.15',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['term'],
  check: (reading) => endings(reading, new Set(['abbreviations', 'symbols'])),
});

function* endings(reading: Reading, kinds: ReadonlySet<SectionKind>): Generator<Hit<'term'>> {
  for (const { term, unit } of entryLists(reading, kinds).flat()) {
    const end = END.exec(unit.text);
    if (!end || SHORT_FORM.test(unit.text)) continue;
    const to = unit.text.length;
    yield unitHit(unit, [end.index, to], { term }, [replaceIn(unit, end.index, to, '')]);
  }
}

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
