import type { DocumentSnapshot } from '@pv/editor-schema';
import type { ReferenceKind } from '../../model/document.ts';
import type { BlockRef } from './block.ts';
import type { SectionReading } from './read-section.ts';

/** Whatever has a number and may be referred to. */
export interface Target {
  id: string;
  kind: ReferenceKind;
  /** The printed number without parentheses; null when it has none. */
  label: string | null;
  order: number;
  section: SectionReading;
  /** Null for a section. */
  block: BlockRef | null;
}

/** The targets of a document by id, in reading order. */
export function readTargets(
  _snapshot: DocumentSnapshot,
  _sections: readonly SectionReading[],
  _blocks: readonly BlockRef[],
): ReadonlyMap<string, Target> {
  return new Map();
}
