import type { SourceJson } from '@pv/editor-schema';

/** The order of the list of sources. */
export interface SourceOrder {
  /** Ids in printing order: cited ones by first citation, then the others. */
  ids: readonly string[];
  /** Number of a source in the list, from 1. */
  numbers: ReadonlyMap<string, number>;
  /** How many of `ids`, from the start, are cited. */
  cited: number;
}

/** In Russian collation Cyrillic goes before Latin. */
const collator = new Intl.Collator('ru');

/**
 * Orders the records by first citation, GOST 7.32-2017 clause 6.16. Records that nobody cites follow
 * alphabetically, so that everybody who edits the document sees the same order.
 * @param cited ids in reading order; repetitions and ids without a record are skipped
 */
export function orderSources(
  cited: Iterable<string>,
  sources: readonly Pick<SourceJson, 'id' | 'raw'>[],
): SourceOrder {
  const known = new Map(sources.map((source) => [source.id, source]));
  const ids = new Set<string>();
  for (const id of cited) if (known.has(id)) ids.add(id);
  const count = ids.size;
  const rest = [...known.values()].filter((source) => !ids.has(source.id));
  rest.sort((a, b) => collator.compare(a.raw, b.raw) || (a.id < b.id ? -1 : 1));
  for (const source of rest) ids.add(source.id);
  const order = [...ids];
  return { ids: order, numbers: new Map(order.map((id, index) => [id, index + 1])), cited: count };
}
