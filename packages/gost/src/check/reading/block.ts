import type { NodeJson } from '@pv/editor-schema';
import type { SectionName, TextUnit } from './text-unit.ts';

/** A block of the document with its surroundings, so that a rule can look up, down and sideways. */
export interface BlockRef {
  node: NodeJson;
  section: SectionName;
  /** Child indexes from the section's content. */
  path: readonly number[];
  parent: BlockRef | null;
  children: readonly BlockRef[];
  previous: BlockRef | null;
  next: BlockRef | null;
  /** The text of a text block; null for other nodes and for code. */
  unit: TextUnit | null;
  /** Position in reading order over the whole document. */
  order: number;
}

/** True for a paragraph or heading with neither text nor atoms. */
export function isEmptyText({ node, unit }: BlockRef): boolean {
  if (node.type !== 'paragraph' && node.type !== 'heading') return false;
  return unit !== null && unit.text.trim() === '';
}

/** The innermost block of a type around `block`, itself included. */
export function closest(block: BlockRef | null, types: ReadonlySet<string>): BlockRef | null {
  for (let at = block; at; at = at.parent) if (types.has(at.node.type)) return at;
  return null;
}
