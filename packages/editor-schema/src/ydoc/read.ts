import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap';
import type * as Y from 'yjs';
import { isSectionKind } from '../section-kinds.ts';
import {
  DOCUMENT_VERSION,
  type DocumentSettings,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type NodeJson,
  type SectionJson,
  type SourceJson,
} from '../snapshot.ts';
import { sectionFragment, sectionsMap, settingsMap, sourcesMap } from './layout.ts';

/** What is known of a section without its text. */
export interface SectionHead {
  id: string;
  kind: SectionJson['kind'];
  title: string;
  order: string;
}

/** The sections in the order of the document, without their texts. */
export function readSectionHeads(doc: Y.Doc): SectionHead[] {
  const heads: SectionHead[] = [];
  for (const [id, map] of sectionsMap(doc)) {
    const kind = map.get('kind');
    heads.push({
      id,
      kind: isSectionKind(kind) ? kind : 'common',
      title: String(map.get('title') ?? ''),
      order: String(map.get('order') ?? ''),
    });
  }
  return heads.sort((a, b) =>
    a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1,
  );
}

/** The text of one section as a `doc` node; an empty paragraph where nothing was typed. */
export function readSectionContent(doc: Y.Doc, sectionId: string): NodeJson {
  const fragment = sectionFragment(doc, sectionId);
  if (fragment.length === 0) return emptyContent();
  const json = yXmlFragmentToProsemirrorJSON(fragment) as NodeJson;
  return { type: 'doc', content: json.content ?? [] };
}

/** The settings, completed with defaults where a field was never set. */
export function readSettings(doc: Y.Doc): DocumentSettings {
  const stored = Object.fromEntries(settingsMap(doc)) as Partial<DocumentSettings>;
  return { ...defaultSettings(), ...stored };
}

/** The records of the list of sources, in no order. */
export function readSources(doc: Y.Doc): SourceJson[] {
  return [...sourcesMap(doc)].map(([id, value]) => ({ ...(value as Omit<SourceJson, 'id'>), id }));
}

/** The whole document as one value. */
export function readSnapshot(doc: Y.Doc): DocumentSnapshot {
  return {
    version: DOCUMENT_VERSION,
    settings: readSettings(doc),
    sections: readSectionHeads(doc).map(({ id, kind, title }) => ({
      id,
      kind,
      title,
      content: readSectionContent(doc, id),
    })),
    sources: readSources(doc),
  };
}
