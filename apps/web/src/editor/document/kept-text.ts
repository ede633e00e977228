import { readKeptContent, readSectionHeads } from '@pv/editor-schema';
import * as Y from 'yjs';
import { keepLocalCopy, type LocalCopy } from './local-copy.ts';

/** A text as this device has it, or is about to have read it. */
interface KeptText {
  doc: Y.Doc;
  local: LocalCopy;
}

function readKept(documentId: string, userId: string): KeptText {
  const doc = new Y.Doc();
  return { doc, local: keepLocalCopy(documentId, userId, doc) };
}

/** For so long its page may be on its way, ms. */
const COMING = 30_000;

/** What is read before its page is there, for the first who opens it. */
let ahead: (KeptText & { documentId: string; userId: string }) | null = null;

/**
 * Begins to read what this device has of a document, while the server is asked what may be done with it. It is
 * shown to nobody before that is known.
 */
export function readAhead(documentId: string, userId: string): void {
  if (ahead) return;
  const kept = readKept(documentId, userId);
  const reading = { documentId, userId, ...kept };
  ahead = reading;
  // what no page takes is not kept in memory
  setTimeout(() => {
    if (ahead !== reading) return;
    ahead = null;
    kept.local.close();
  }, COMING);
  // the first look at 300 pages is as long as the answer of the server that is waited for
  void kept.local.loaded.then(() => {
    for (const { id } of readSectionHeads(kept.doc)) readKeptContent(kept.doc, id);
  });
}

/** The text of a document as this device has it; what was read ahead is given once. */
export function takeKept(documentId: string, userId: string): KeptText {
  const read = ahead;
  ahead = null;
  if (read?.documentId === documentId && read.userId === userId) return read;
  read?.local.close();
  return readKept(documentId, userId);
}
