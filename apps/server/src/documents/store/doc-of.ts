import * as Y from 'yjs';

/** The document that these updates make. Apart from the database, which a document process does not load. */
export function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  return doc;
}
