import type { ProjectType } from '@pv/contract';
import {
  ARTICLE_PROFILE,
  DOCUMENT_VERSION,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type SectionJson,
  type SectionKind,
  writeSnapshot,
} from '@pv/editor-schema';
import { uuidv7 } from 'uuidv7';
import * as Y from 'yjs';

/** The parts that a work has by GOST 7.32-2017 clause 4, in its order, with their names in the outline. */
const PARTS: readonly (readonly [SectionKind, string])[] = [
  ['title', 'Титульный лист'],
  ['abstract', 'Реферат'],
  ['main', 'Содержание'],
  ['intro', 'Введение'],
  ['chap', ''],
  ['conclusion', 'Заключение'],
  ['references', 'Список использованных источников'],
];

/** The parts of an article, GOST R 7.0.7-2021; those between introduction and conclusion may be called otherwise. */
const ARTICLE_PARTS: readonly (readonly [SectionKind, string])[] = [
  ['title', 'Сведения о статье'],
  ['abstract', 'Аннотация'],
  ['intro', 'Введение'],
  ['chap', 'Материалы и методы'],
  ['chap', 'Результаты'],
  ['chap', 'Обсуждение'],
  ['conclusion', 'Заключение'],
  ['references', 'Список источников'],
];

/** The formatting profile of the document of a project. */
export function profileOf(type: ProjectType): string {
  return type === 'article' ? ARTICLE_PROFILE : defaultSettings().profile;
}

/** A document with the parts that every work of that formatting profile has, and nothing written in them. */
export function newDocument(profile = defaultSettings().profile): DocumentSnapshot {
  const article = profile === ARTICLE_PROFILE;
  return {
    version: DOCUMENT_VERSION,
    settings: { ...defaultSettings(), profile, ...(article && { numbering: 'through' }) },
    sections: (article ? ARTICLE_PARTS : PARTS).map(([kind, title]) => ({
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
