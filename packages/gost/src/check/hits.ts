import type { NodeJson } from '@pv/editor-schema';
import type { FormatProfile, Place } from '../model/document.ts';
import type { ParameterName } from '../model/profile/parameters.ts';
import type { BlockAddress, Edit, EditOf } from './edits/edit.ts';
import type { BlockRef } from './reading/block.ts';
import type { TextUnit } from './reading/text-unit.ts';
import type { Hit, Subject } from './rule.ts';

/** The place of a range of a unit; a footnote is shown where its mark stands. */
export function placeIn(unit: TextUnit, from: number, to: number): Place {
  const { path, address } = unit;
  const range = address.kind === 'footnote' ? footnoteRange(address.offset) : ([from, to] as const);
  return { sectionId: unit.section.id, path, range };
}

const footnoteRange = (offset: number): readonly [number, number] => [offset, offset + 1];

/** A hit on a range of a unit. */
export function unitHit<V extends string>(
  unit: TextUnit,
  range: readonly [from: number, to: number],
  values: Record<V, string | number>,
  edits?: readonly Edit[],
): Hit<V> {
  const subject: Subject = { kind: unit.kind === 'title' ? 'title' : 'text' };
  return { place: placeIn(unit, ...range), subject, values, ...(edits ? { edits } : {}) };
}

/** A hit on a whole block. */
export function blockHit<V extends string>(
  block: BlockRef,
  values: Record<V, string | number>,
  edits?: readonly Edit[],
): Hit<V> {
  const place = { sectionId: block.section.id, path: block.path };
  return { place, subject: { kind: 'text' }, values, ...(edits ? { edits } : {}) };
}

/** A hit on a section as a whole, shown at its heading. */
export function sectionHit<V extends string>(
  section: { id: string } | undefined,
  values: Record<V, string | number>,
  edits?: readonly Edit[],
): Hit<V> {
  const subject: Subject = { kind: section ? 'title' : 'document' };
  const place = { sectionId: section?.id ?? '', path: [] };
  return { place, subject, values, ...(edits ? { edits } : {}) };
}

/** The clause of a university or of a team by which a limit is, where it is not the standard's own. */
export function profileSource(
  { sources, name }: FormatProfile,
  parameter: ParameterName,
): Hit['source'] {
  const { level, document, clause } = sources[parameter];
  if (level === 'standard') return undefined;
  return { standard: document || name.ru, clause: clause || 'оформление' };
}

/** Replaces a range of a unit's text. */
export function replaceIn(unit: TextUnit, from: number, to: number, text: string): EditOf<'text'> {
  return { kind: 'text', at: unit.address, from, to, text };
}

/** The address of a block. */
export function addressOf(block: BlockRef): BlockAddress {
  return { kind: 'text', sectionId: block.section.id, path: block.path };
}

/** Replaces `count` blocks from `first` on by `nodes`; all have the same parent. */
export function replaceBlocks(first: BlockRef, count: number, nodes: NodeJson[]): EditOf<'splice'> {
  const from = first.path.at(-1) ?? 0;
  const at: BlockAddress = { ...addressOf(first), path: first.path.slice(0, -1) };
  return { kind: 'splice', at, from, to: from + count, nodes };
}
