import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';
import {
  type DocumentSnapshot,
  emptyContent,
  type NodeJson,
  type SectionJson,
} from '../snapshot.ts';
import { readSnapshot, sectionFragment } from './ydoc.ts';

/**
 * Reads a document again and again. A section, its text and every block of it are the same objects as
 * long as nobody changes them, so that what was worked out of them can be kept beside them.
 */
export function keptSnapshots(doc: Y.Doc): () => DocumentSnapshot {
  const contents = new WeakMap<object, NodeJson>();
  const blocks = new WeakMap<object, NodeJson[]>();
  let sections = new Map<string, SectionJson>();
  doc.on('afterTransaction', ({ changedParentTypes }: Y.Transaction) => {
    for (const type of changedParentTypes.keys()) {
      contents.delete(type);
      blocks.delete(type);
    }
  });

  const blocksOf = (child: Y.XmlElement | Y.XmlText | Y.XmlHook): NodeJson[] => {
    const known = blocks.get(child);
    if (known) return known;
    // the library writes fragments only; of one it asks nothing but its children
    const alone = { toArray: () => [child] } as unknown as Y.XmlFragment;
    const { content = [] } = yXmlFragmentToProsemirrorJSON(alone) as NodeJson;
    blocks.set(child, content);
    return content;
  };
  const contentOf = (sectionId: string): NodeJson => {
    const fragment = sectionFragment(doc, sectionId);
    const known = contents.get(fragment);
    if (known) return known;
    const content =
      fragment.length === 0
        ? emptyContent()
        : { type: 'doc', content: fragment.toArray().flatMap(blocksOf) };
    contents.set(fragment, content);
    return content;
  };
  return () => {
    const read = readSnapshot(doc, contentOf);
    const same = read.sections.map((section) => {
      const known = sections.get(section.id);
      return known && alike(known, section) ? known : section;
    });
    sections = new Map(same.map((section) => [section.id, section]));
    return { ...read, sections: same };
  };
}

function alike({ content: was, ...before }: SectionJson, { content, ...head }: SectionJson) {
  return was === content && JSON.stringify(before) === JSON.stringify(head);
}
