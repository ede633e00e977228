import {
  DOCUMENT_VERSION,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
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

/** A document with the parts that every work has, and nothing written in them. */
export function newDocument(): DocumentSnapshot {
  return {
    version: DOCUMENT_VERSION,
    settings: defaultSettings(),
    sections: PARTS.map(([kind, title]) => ({
      id: uuidv7(),
      kind,
      title,
      content: emptyContent(),
    })),
    sources: [],
  };
}

/** A snapshot as the first Yjs update of a document. */
export function firstUpdate(snapshot: DocumentSnapshot): Uint8Array {
  const doc = new Y.Doc();
  writeSnapshot(doc, snapshot);
  return Y.encodeStateAsUpdate(doc);
}
