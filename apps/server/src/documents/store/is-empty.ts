import {
  GENERATED_KINDS,
  readSectionHeads,
  type SectionHead,
  sectionFragment,
  sourcesMap,
} from '@pv/editor-schema';
import * as Y from 'yjs';

/** True for what an untouched section holds: nothing, or paragraphs without a letter or an object. */
function isBlank(node: Y.XmlFragment | Y.XmlElement): boolean {
  return node.toArray().every((child) => {
    if (child instanceof Y.XmlText) return child.length === 0;
    return child instanceof Y.XmlElement && child.nodeName === 'paragraph' && isBlank(child);
  });
}

/** True while nobody has written in a section; what is made by the product is nobody's writing. */
export function isBlankSection(
  doc: Y.Doc,
  { id, kind }: Pick<SectionHead, 'id' | 'kind'>,
): boolean {
  return GENERATED_KINDS.has(kind) || isBlank(sectionFragment(doc, id));
}

/** True while nobody has written anything: parts and their titles alone are not content. */
export function isEmptyDoc(doc: Y.Doc): boolean {
  if (sourcesMap(doc).size > 0) return false;
  return readSectionHeads(doc).every((head) => isBlankSection(doc, head));
}
