import { readSnapshot } from '@pv/editor-schema';
import { eq } from 'drizzle-orm';
import { documents } from '../db/schema/index.ts';
import type { DocumentsWork, EditorsWork } from './services.ts';
import { appendUpdates } from './store/append-updates.ts';
import { isEmptyDoc } from './store/is-empty.ts';
import { keepVersion } from './store/keep-version.ts';
import { docOf, loadUpdates } from './store/load-updates.ts';
import { packVersion } from './store/pack-version.ts';

/** The content of a document at the moment of its sending. */
export interface FrozenDocument {
  documentId: string;
  versionId: string;
  /** SHA-256 of the canonical content: equal content has equal digests. */
  hash: string;
  empty: boolean;
}

/**
 * Freezes the document of a stage for an edition, in the transaction that sends it: stops writing,
 * keeps the content with everything typed so far as a version `sent`, and notes its digest on the
 * document. After the commit open editors are told what they may do now; after a rollback they may
 * write again within seconds. Null where nobody has opened a document.
 */
export async function freezeDocument(
  work: DocumentsWork,
  { stageId, authorId }: { stageId: string; authorId: string | null },
): Promise<FrozenDocument | null> {
  const { trx, now } = work;
  const { live } = work.deps.documents;
  const [row] = await trx.select().from(documents).where(eq(documents.stageId, stageId));
  if (!row) return null;
  const { id: documentId } = row;
  live.pause(documentId);
  work.afterCommit(() => live.refreshRights({ documentId }));
  // what is on its way to the log is written here too: the edition may not know more than the log
  await appendUpdates(trx, documentId, live.pending(documentId), now);
  const doc = live.open(documentId) ?? docOf(await loadUpdates(trx, documentId));
  const content = await packVersion(readSnapshot(doc));
  const version = { documentId, reason: 'sent', authorId, content, now } as const;
  const versionId = await keepVersion(trx, version);
  const { hash } = content;
  const empty = isEmptyDoc(doc);
  await trx.update(documents).set({ hash, empty }).where(eq(documents.id, documentId));
  return { documentId, versionId, hash, empty };
}

/**
 * Tells the open editors of a project's documents, after the commit, what they may do now. To be
 * called by whatever changes a status, a team or a role.
 */
export function refreshEditors(work: EditorsWork, projectId: string): void {
  work.afterCommit(() => work.deps.documents.live.refreshRights({ projectId }));
}
