import {
  GENERATED_KINDS,
  isBlankText,
  readSectionHeads,
  type SectionHead,
  sectionFragment,
  sourcesMap,
} from '@pv/editor-schema';
import type * as Y from 'yjs';

/** True while nobody has written in a section; what is made by the product is nobody's writing. */
export function isBlankSection(
  doc: Y.Doc,
  { id, kind }: Pick<SectionHead, 'id' | 'kind'>,
): boolean {
  return GENERATED_KINDS.has(kind) || isBlankText(sectionFragment(doc, id));
}

/** True while nobody has written anything: parts and their titles alone are not content. */
export function isEmptyDoc(doc: Y.Doc): boolean {
  if (sourcesMap(doc).size > 0) return false;
  return readSectionHeads(doc).every((head) => isBlankSection(doc, head));
}
