import { AppError } from '@pv/contract';
import { writeSnapshot } from '@pv/editor-schema';
import { and, eq, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as Y from 'yjs';
import { type Deps, inTransaction } from '../../../context.ts';
import { startupDocuments } from '../../../db/schema/index.ts';
import { keptDocument } from '../../../documents/store/kept-document.ts';
import { fileNameOf, loadDocumentAccess, printDocument } from '../../document/public.ts';
import { fileKey, hashFile } from '../../file/public.ts';
import { findOrder, type PrintOrder } from '../find-order.ts';
import { addPrinted } from './add-printed.ts';

/** The approved text, whatever has become of the document since. */
async function keptText({ connection: { db } }: Deps, { text, hash }: PrintOrder) {
  const snapshot = text && (await keptDocument(db, { stageId: text.stageId, hash }));
  if (!text || !snapshot) throw new AppError('export_failed');
  const doc = new Y.Doc();
  writeSnapshot(doc, snapshot);
  return { ...text, updates: [Y.encodeStateAsUpdate(doc)] };
}

async function print(deps: Deps, order: PrintOrder) {
  const { documentId, stageId, readerId, updates } = await keptText(deps, order);
  const { db } = deps.connection;
  const access = await loadDocumentAccess(db, { stageId }, readerId);
  const printing = { documentId, access, format: 'pdf', text: updates } as const;
  const { file } = await printDocument(deps, printing);
  const id = uuidv7();
  const storageKey = fileKey(order.startupId, id);
  await deps.storage.adopt(storageKey, file);
  const sha256 = await hashFile(deps.storage, storageKey);
  const size = (await deps.storage.size(storageKey)) ?? 0;
  return { id, storageKey, sha256, size, name: fileNameOf(access, 'pdf') };
}

/**
 * Makes the PDF of an approved text that a startup refers to, and lays it among its materials. A failure
 * is told and tried again.
 */
export async function printApproved(
  deps: Deps,
  { documentId }: { documentId: string },
): Promise<void> {
  const { db } = deps.connection;
  const order = await findOrder(db, documentId);
  if (!order || order.status === 'ready') return;
  try {
    const file = await print(deps, order);
    const { startupId, author } = order;
    await inTransaction(deps, (work) => addPrinted(work, { documentId, startupId, author, file }));
  } catch (error) {
    await db
      .update(startupDocuments)
      .set({ status: 'failed' })
      .where(and(eq(startupDocuments.id, documentId), ne(startupDocuments.status, 'ready')));
    throw error;
  }
}
