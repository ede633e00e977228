import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';
import {
  type DocumentSnapshot,
  emptyContent,
  type NodeJson,
  type SectionJson,
  type SourceJson,
} from '../snapshot.ts';
import { readSnapshot, sectionFragment } from './ydoc.ts';

type ReadContent = (sectionId: string) => NodeJson;

const readers = new WeakMap<Y.Doc, ReadContent>();

/**
 * The text of a section as a `doc` node. It and every block of it are the same objects as long as nobody
 * changes them, whoever asks: after a letter only its paragraph is read again.
 */
export function readKeptContent(doc: Y.Doc, sectionId: string): NodeJson {
  const read = readers.get(doc) ?? keepContents(doc);
  readers.set(doc, read);
  return read(sectionId);
}

function keepContents(doc: Y.Doc): ReadContent {
  const contents = new WeakMap<object, NodeJson>();
  const blocks = new WeakMap<object, NodeJson[]>();
  // before anybody who watches the text is told of the change
  doc.on('beforeObserverCalls', ({ changed }: Y.Transaction) => {
    for (const type of changed.keys()) {
      for (let at: typeof type | null = type; at; at = at.parent) {
        contents.delete(at);
        blocks.delete(at);
      }
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
  return (sectionId) => {
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
}

/** Reads a document again and again; a section, or the list of sources, that nobody has changed is the same object. */
export function keptSnapshots(doc: Y.Doc): () => DocumentSnapshot {
  let sections = new Map<string, SectionJson>();
  let sources: SourceJson[] = [];
  return () => {
    const read = readSnapshot(doc, (id) => readKeptContent(doc, id));
    const same = read.sections.map((section) => {
      const known = sections.get(section.id);
      return known && alike(known, section) ? known : section;
    });
    sections = new Map(same.map((section) => [section.id, section]));
    if (!alikeLists(sources, read.sources)) sources = read.sources;
    return { ...read, sections: same, sources };
  };
}

const alikeLists = (before: readonly SourceJson[], now: readonly SourceJson[]): boolean =>
  before.length === now.length &&
  before.every((one, at) => {
    const other = now[at];
    if (one.id !== other?.id || one.raw !== other.raw || one.csl !== other.csl) return false;
    return JSON.stringify(one.kept) === JSON.stringify(other.kept);
  });

function alike({ content: was, ...before }: SectionJson, { content, ...head }: SectionJson) {
  return was === content && JSON.stringify(before) === JSON.stringify(head);
}
