import { readSnapshot, snapshotOfStage } from '@pv/editor-schema';
import { eq } from 'drizzle-orm';
import { documents, stages } from '../db/schema/index.ts';
import type { DocumentsWork, EditorsWork } from './services.ts';
import { appendUpdates } from './store/append-updates.ts';
import { docOf } from './store/doc-of.ts';
import { keepVersion } from './store/keep-version.ts';
import { loadUpdates } from './store/load-updates.ts';
import { packVersion } from './store/pack-version.ts';
import { findDocumentStages, stagesOf } from './thesis/find-thesis.ts';
import { noteEmpty } from './thesis/note-stages.ts';
import { openThesis } from './thesis/open-thesis.ts';

/** The content of a document at the moment of its sending. */
export interface FrozenDocument {
  documentId: string;
  versionId: string;
  /** SHA-256 of the canonical content: equal content has equal digests. */
  hash: string;
  empty: boolean;
}

/** The document in which a stage is written, with the row that keeps what was sent of the stage. */
async function findWritten(work: DocumentsWork, stageId: string) {
  const { trx } = work;
  const [stage] = await trx.select().from(stages).where(eq(stages.id, stageId));
  const thesis = stage && (await openThesis(work, stage.projectId, { begin: false }));
  if (!thesis) {
    const [own] = await trx.select().from(documents).where(eq(documents.stageId, stageId));
    return own && { documentId: own.id, stages: null };
  }
  return {
    documentId: thesis.id,
    stages: stagesOf(await findDocumentStages(trx, thesis.projectId)),
  };
}

/**
 * Freezes the document of a stage for an edition, in the transaction that sends it: stops writing,
 * keeps the content with everything typed so far as a version `sent`, and notes its digest with the
 * stage. Of the one document of a project the sections of the stage are kept, with the last stage all.
 * After the commit open editors are told what they may do now; after a rollback they may write again
 * within seconds. Null where nobody has opened a document.
 */
export async function freezeDocument(
  work: DocumentsWork,
  { stageId, authorId }: { stageId: string; authorId: string | null },
): Promise<FrozenDocument | null> {
  const { trx, now } = work;
  const { live } = work.deps.documents;
  const written = await findWritten(work, stageId);
  if (!written) return null;
  const { documentId, stages: of } = written;
  live.pause(documentId);
  work.afterCommit(() => live.refreshRights({ documentId }));
  // what is on its way to the log is written here too: the edition may not know more than the log
  await appendUpdates(trx, documentId, live.pending(documentId), now);
  const doc = live.open(documentId) ?? docOf(await loadUpdates(trx, documentId));
  const whole = readSnapshot(doc);
  const content = await packVersion(of ? snapshotOfStage(whole, stageId, of) : whole);
  await noteEmpty(trx, documentId, doc, { now, written: false });
  const { hash } = content;
  const [row] = await trx
    .update(documents)
    .set({ hash })
    .where(eq(documents.stageId, stageId))
    .returning();
  if (!row) throw new Error(`Stage ${stageId} has nothing to keep its document with`);
  const version = { documentId: row.id, reason: 'sent', authorId, content, now } as const;
  const versionId = await keepVersion(trx, version);
  return { documentId, versionId, hash, empty: row.empty };
}

/**
 * Tells the open editors of a project's documents, after the commit, what they may do now. To be
 * called by whatever changes a status, a team or a role.
 */
export function refreshEditors(work: EditorsWork, projectId: string): void {
  work.afterCommit(() => work.deps.documents.live.refreshRights({ projectId }));
}
