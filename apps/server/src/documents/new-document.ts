import type { ProjectCategory, ProjectType } from '@pv/contract';
import {
  ARTICLE_PROFILE,
  DOCUMENT_VERSION,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type SectionJson,
  writeSnapshot,
} from '@pv/editor-schema';
import { baseProfile } from '@pv/gost';
import { uuidv7 } from 'uuidv7';
import * as Y from 'yjs';

const OF_CATEGORY: Partial<Record<ProjectCategory, string>> = {
  bachelor: 'thesis',
  graduate: 'thesis',
  master: 'thesis',
  candidate: 'gost-r-7.0.11-2011',
  doctor: 'gost-r-7.0.11-2011',
  phd: 'gost-r-7.0.11-2011',
};

/** The formatting profile of the document of a project: by what the work ends in. */
export function profileOf(type: ProjectType, category: ProjectCategory | null = null): string {
  if (type === 'article') return ARTICLE_PROFILE;
  return (category && OF_CATEGORY[category]) || defaultSettings().profile;
}

/** A document with the parts that every work of that formatting profile has, and nothing written in them. */
export function newDocument(profile = defaultSettings().profile): DocumentSnapshot {
  const { id, sections, values } = baseProfile(profile);
  return {
    version: DOCUMENT_VERSION,
    settings: { ...defaultSettings(), profile: id, numbering: values.numbering },
    sections: sections.map(([kind, title]) => ({
      id: uuidv7(),
      kind,
      title,
      content: emptyContent(),
    })),
    sources: [],
  };
}

/** A chapter in which nothing is written. */
export const newChapter = (): SectionJson => ({
  id: uuidv7(),
  kind: 'chap',
  title: '',
  content: emptyContent(),
});

/** A snapshot as the first Yjs update of a document. */
export function firstUpdate(snapshot: DocumentSnapshot): Uint8Array {
  const doc = new Y.Doc();
  writeSnapshot(doc, snapshot);
  return Y.encodeStateAsUpdate(doc);
}
