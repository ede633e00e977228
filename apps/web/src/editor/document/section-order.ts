import { SECTION_KINDS, type SectionHead, type SectionKind } from '@pv/editor-schema';
import { generateKeyBetween } from 'fractional-indexing';

/** The index at which a section of this kind stands by GOST 7.32-2017 clause 4: after its own and earlier kinds. */
export function placeOfKind(heads: readonly SectionHead[], kind: SectionKind): number {
  const rank = SECTION_KINDS.indexOf(kind);
  const later = heads.findIndex((head) => SECTION_KINDS.indexOf(head.kind) > rank);
  return later === -1 ? heads.length : later;
}

/**
 * A key of order for a section that shall stand at `index` of `heads` (the section itself left out).
 * Equal keys of neighbours, which two people moving at once can make, give a key after both.
 */
export function orderAt(heads: readonly SectionHead[], index: number): string {
  const before = heads[index - 1]?.order ?? null;
  const after = heads.slice(index).find(({ order }) => before === null || order > before);
  return generateKeyBetween(before, after?.order ?? null);
}
