import type { DocumentChanges, GatherChangeView } from '@pv/contract';
import type { GatherChange } from '@pv/editor-schema';
import type { Deps } from '../../../context.ts';
import { stageDocuments } from '../../../documents/stage-documents.ts';
import { findDocumentStages } from '../../../documents/thesis/find-thesis.ts';
import { loadAccess, type OpenedDocument, requireEdit } from '../load-access.ts';
import { tellOfDocument } from '../tell-of-document.ts';
import { replaceContent } from './replace-content.ts';

/** The documents of the stages before the last, in their order, as they are now; none for what is no final report. */
async function findReports(
  { connection: { db }, documents: { live } }: Deps,
  { access, can }: OpenedDocument,
) {
  if (!can.gather) return [];
  const projectId = access.project.id;
  const known = await stageDocuments(db, [projectId]);
  const found = [];
  for (const { id: stageId, kind, title } of await findDocumentStages(db, projectId)) {
    const document = known.find((one) => one.stageId === stageId)?.document;
    if (kind !== 'numeric' || !document) continue;
    found.push({ id: document.id, title, updates: await live.updates(document.id) });
  }
  return found;
}

function presentChange(
  { document, ...change }: GatherChange,
  reports: readonly { id: string; title: string }[],
): GatherChangeView {
  return { ...change, stage: reports.find(({ id }) => id === document)?.title ?? '' };
}

/**
 * What gathering would change now; nothing is written.
 * @throws AppError `not_found`, `section_locked`, `project_finished`, `forbidden`, `worker_busy`
 */
export async function offerGathering(
  deps: Deps,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<{ changes: GatherChangeView[]; words: DocumentChanges | null }> {
  const opened = await loadAccess(deps.connection.db, documentId, userId);
  requireEdit(opened);
  const { live, pool } = deps.documents;
  const reports = await findReports(deps, opened);
  if (reports.length === 0) return { changes: [], words: null };
  const by = { kind: 'gather' as const, reports, take: null };
  const given = { updates: await live.updates(documentId), by, userId };
  const { gathered } = await pool.run({ name: 'replace', given }, { documentId, urgent: true });
  const { changes = [], words = null } = gathered ?? {};
  return { changes: changes.map((change) => presentChange(change, reports)), words };
}

/**
 * Gathers the final report from those of the stages; what it was is kept as a version. Does nothing to any
 * other document.
 * @throws AppError `not_found`, `section_locked`, `project_finished`, `forbidden`, `worker_busy`
 */
export async function gatherReport(
  deps: Deps,
  { documentId, userId, take }: { documentId: string; userId: string; take: string[] },
): Promise<void> {
  const opened = await loadAccess(deps.connection.db, documentId, userId);
  requireEdit(opened);
  const reports = await findReports(deps, opened);
  if (reports.length === 0) return;
  await replaceContent(deps, {
    documentId,
    userId,
    reason: 'before_gather',
    by: { kind: 'gather', reports, take },
    require: requireEdit,
    also: (work) => tellOfDocument(work, opened, userId, { kind: 'document_gathered' }),
  });
}
