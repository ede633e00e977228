/** Makes databases as the editor keeps copies of a document in, one for each of two people. */
export async function keepCopies([document, ...people]: readonly [string, string, string]) {
  for (const person of people) {
    await new Promise<void>((done, failed) => {
      const opening = indexedDB.open(`${document}_${person}`);
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        done();
      };
    });
  }
}

/** The copies of a document in this browser. */
export async function keptCopies(document: string) {
  const kept = await indexedDB.databases();
  return kept
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(document))
    .sort();
}

/** The copies of documents that the storage of this browser has noted. */
export const notedCopies = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('pv_document_') && name.endsWith('_kept'))
    .map((name) => name.replace(/_kept$/, ''))
    .sort();
