import type { SourceJson } from '@pv/editor-schema';
import type { Edit, EditOf } from '../../edits/edit.ts';
import type { Hit } from '../../rule.ts';

/** A hit on a record of the list of sources, or on a range of its text. */
export function sourceHit<V extends string>(
  { id }: SourceJson,
  range: readonly [number, number] | null,
  values: Record<V, string | number>,
  edits?: readonly Edit[],
): Hit<V> {
  const place = { sectionId: '', path: [], ...(range ? { range } : {}) };
  return { place, subject: { kind: 'source', id }, values, ...(edits ? { edits } : {}) };
}

/** Replaces a range of a record's text. */
export function replaceInSource(
  { id }: SourceJson,
  from: number,
  to: number,
  text: string,
): EditOf<'text'> {
  return { kind: 'text', at: { kind: 'source', id }, from, to, text };
}
