import { updateYFragment } from '@tiptap/y-tiptap';
import { generateNKeysBetween } from 'fractional-indexing';
import { Node } from 'prosemirror-model';
import * as Y from 'yjs';
import { sectionSchema } from '../schema.ts';
import type { DocumentSettings, DocumentSnapshot, NodeJson, SourceJson } from '../snapshot.ts';
import { sectionFragment, sectionsMap, settingsMap, sourcesMap } from './layout.ts';

/**
 * Makes the text of a section equal to `content`, touching only what differs, so that the writing of
 * others nearby survives and one undo takes it back.
 * @throws RangeError when `content` does not fit the schema; nothing is written then.
 */
export function writeSectionContent(doc: Y.Doc, sectionId: string, content: NodeJson): void {
  const node = Node.fromJSON(sectionSchema, content);
  node.check();
  const fragment = sectionFragment(doc, sectionId);
  updateYFragment(doc, fragment, node, { mapping: new Map(), isOMark: new Map() });
}

/** Sets the given settings and leaves the others. */
export function writeSettings(doc: Y.Doc, settings: Partial<DocumentSettings>): void {
  const map = settingsMap(doc);
  for (const [key, value] of Object.entries(settings)) map.set(key, value);
}

/** Adds or replaces one record of the list of sources. */
export function writeSource(doc: Y.Doc, source: SourceJson): void {
  sourcesMap(doc).set(source.id, { raw: source.raw, csl: source.csl });
}

/**
 * Replaces the whole document by `snapshot` in one transaction: all of it or, on an error, nothing.
 * @throws RangeError when a section's text does not fit the schema.
 */
export function writeSnapshot(doc: Y.Doc, snapshot: DocumentSnapshot, origin?: unknown): void {
  for (const section of snapshot.sections) Node.fromJSON(sectionSchema, section.content).check();
  doc.transact(() => {
    const sections = sectionsMap(doc);
    for (const id of [...sections.keys()]) {
      const fragment = sectionFragment(doc, id);
      fragment.delete(0, fragment.length);
      sections.delete(id);
    }
    const orders = generateNKeysBetween(null, null, snapshot.sections.length);
    snapshot.sections.forEach((section, index) => {
      const head = new Y.Map<unknown>();
      head.set('kind', section.kind);
      head.set('title', section.title);
      head.set('order', orders[index]);
      sections.set(section.id, head);
      writeSectionContent(doc, section.id, section.content);
    });
    for (const id of [...sourcesMap(doc).keys()]) sourcesMap(doc).delete(id);
    for (const source of snapshot.sources) writeSource(doc, source);
    writeSettings(doc, snapshot.settings);
  }, origin);
}
