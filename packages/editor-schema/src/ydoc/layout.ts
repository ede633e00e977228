import type * as Y from 'yjs';

/**
 * Where things live in the shared Y.Doc of a document. One fragment a section, so that only the
 * section being edited needs to be mounted; order is a fractional index, so that two people who move
 * sections at once do not duplicate one.
 */
export const settingsMap = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('settings');

/** Section id → map of `kind`, `title`, `order`. */
export const sectionsMap = (doc: Y.Doc): Y.Map<Y.Map<unknown>> => doc.getMap('sections');

/** Source id → the record as a plain value. */
export const sourcesMap = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('sources');

/** The text of one section. */
export const sectionFragment = (doc: Y.Doc, sectionId: string): Y.XmlFragment =>
  doc.getXmlFragment(`section:${sectionId}`);
