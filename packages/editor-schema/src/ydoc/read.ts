import { yXmlFragmentToProsemirrorJSON } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { isSectionKind } from '../section-kinds.ts';
import {
  DOCUMENT_VERSION,
  type DocumentSettings,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type NodeJson,
  type NumberingScheme,
  type SectionJson,
  type SourceJson,
  type TitleFields,
} from '../snapshot.ts';
import { sectionFragment, sectionsMap, settingsMap, sourcesMap } from './layout.ts';

/** What is known of a section without its text. */
export interface SectionHead {
  id: string;
  kind: SectionJson['kind'];
  title: string;
  order: string;
}

/** The sections in the order of the document, without their texts; what is no section is passed over. */
export function readSectionHeads(doc: Y.Doc): SectionHead[] {
  const heads: SectionHead[] = [];
  for (const [id, map] of sectionsMap(doc)) {
    // the type is a wish: whoever may write may have put anything here
    if (!(map instanceof Y.Map)) continue;
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

/** The settings, with defaults where a field was never set or holds what it cannot. */
export function readSettings(doc: Y.Doc): DocumentSettings {
  const defaults = defaultSettings();
  const { profile, numbering, keywords, titleFields } = Object.fromEntries(settingsMap(doc));
  return {
    profile: typeof profile === 'string' ? profile : defaults.profile,
    numbering: isScheme(numbering) ? numbering : defaults.numbering,
    keywords: Array.isArray(keywords) ? keywords.filter(isText) : defaults.keywords,
    titleFields: isRecord(titleFields) ? textsOf(titleFields) : defaults.titleFields,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isScheme = (value: unknown): value is NumberingScheme =>
  value === 'through' || value === 'section';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (fields: Record<string, unknown>): TitleFields =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => isText(field[1])),
  );

/** The records of the list of sources, in no order. */
export function readSources(doc: Y.Doc): SourceJson[] {
  return [...sourcesMap(doc)].map(([id, value]) => {
    const { raw, csl } = isRecord(value) ? value : {};
    return { id, raw: isText(raw) ? raw : '', csl: isRecord(csl) ? csl : null };
  });
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
