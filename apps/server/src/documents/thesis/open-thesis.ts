import { type DocumentStage, oneThesis } from '@pv/contract';
import {
  type DocumentSnapshot,
  mergeDocuments,
  readSnapshot,
  type SectionJson,
} from '@pv/editor-schema';
import { and, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  comments,
  discussions,
  documentAssets,
  documents,
  guestLinks,
  projects,
  stages as stageRows,
} from '../../db/schema/index.ts';
import { firstUpdate, newChapter, newDocument, profileOf } from '../new-document.ts';
import type { DocumentsWork } from '../services.ts';
import { appendUpdates } from '../store/append-updates.ts';
import { docOf } from '../store/doc-of.ts';
import { loadUpdates } from '../store/load-updates.ts';
import { type DocumentRow, findDocumentStages, findThesis } from './find-thesis.ts';
import { noteEmpty } from './note-stages.ts';

/** So many stages of a new work begin with a chapter each; the others are given theirs by the writer. */
const CHAPTERS = 3;

/** Chapters for the first stages, before what stands behind the chapters. */
function withChapters(
  snapshot: DocumentSnapshot,
  stages: readonly DocumentStage[],
): DocumentSnapshot {
  if (snapshot.sections.some(({ kind, stage }) => kind === 'chap' && stage)) return snapshot;
  const numbered = stages.filter(({ kind }) => kind === 'numeric').slice(0, CHAPTERS);
  if (numbered.length === 0) return snapshot;
  const isSpare = ({ kind, title }: SectionJson) => kind === 'chap' && title === '';
  const at = snapshot.sections.findIndex(isSpare);
  const chapters = numbered.map(({ id }): SectionJson => ({ ...newChapter(), stage: id }));
  return { ...snapshot, sections: snapshot.sections.toSpliced(at, 1, ...chapters) };
}

/** What has been written of a document so far, what is on its way to the log included; nobody writes from then on. */
async function readStopped(
  { trx, now, deps, afterCommit }: DocumentsWork,
  documentId: string,
): Promise<DocumentSnapshot> {
  const { live } = deps.documents;
  live.pause(documentId);
  afterCommit(() => live.refreshRights({ documentId }));
  await appendUpdates(trx, documentId, live.pending(documentId), now);
  return readSnapshot(live.open(documentId) ?? docOf(await loadUpdates(trx, documentId)));
}

/** The documents of the stages as one; null where there are none. */
async function merged(
  work: DocumentsWork,
  rows: readonly DocumentRow[],
  stages: readonly DocumentStage[],
): Promise<DocumentSnapshot | null> {
  const placeOf = ({ stageId }: DocumentRow) => stages.findIndex(({ id }) => id === stageId);
  const parts = [];
  // one of the first stage, the task, belongs to no stage: it stands in front
  for (const row of rows.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const numbered = stages[placeOf(row)]?.kind === 'numeric';
    const stage = numbered ? row.stageId : null;
    parts.push({ stage, snapshot: await readStopped(work, row.id) });
  }
  return parts.length > 0 ? mergeDocuments(parts, uuidv7) : null;
}

/** Makes what stands beside the documents of stages a part of the one: pictures, comments, who reads it. */
async function moveBesides({ trx, now }: DocumentsWork, old: string[], documentId: string) {
  await trx
    .update(documentAssets)
    .set({ documentId })
    .where(inArray(documentAssets.documentId, old));
  await trx
    .update(comments)
    .set({ subjectId: documentId })
    .where(and(eq(comments.subject, 'document'), inArray(comments.subjectId, old)));
  // whoever was shown one stage from outside the team is not shown all of them unasked
  const shown = inArray(discussions.documentId, old);
  await trx
    .update(discussions)
    .set({ documentId: null })
    .where(and(shown, eq(discussions.readers, 'everyone')));
  await trx.update(discussions).set({ documentId }).where(shown);
  const linked = inArray(guestLinks.documentId, old);
  await trx
    .update(guestLinks)
    .set({ revokedAt: now })
    .where(and(linked, isNull(guestLinks.revokedAt)));
  await trx.update(guestLinks).set({ documentId }).where(linked);
}

/**
 * The one document of a project, made when it is asked for first: of the documents that its stages have,
 * which keep their rows with all that was kept of them, or with the usual parts where there are none and
 * `begin` says so. Null where the stages of the project have documents of their own.
 */
export async function openThesis(
  work: DocumentsWork,
  projectId: string,
  { begin }: { begin: boolean },
): Promise<DocumentRow | null> {
  const { trx, now } = work;
  const found = await findThesis(trx, projectId);
  if (found) return found;
  const ofProject = eq(projects.id, projectId);
  const [project] = await trx.select().from(projects).where(ofProject);
  if (!project || !oneThesis(project.type, project.category)) return null;
  // two who open it at once get the same one
  await trx.select({ id: projects.id }).from(projects).where(ofProject).for('no key update');
  const made = await findThesis(trx, projectId);
  if (made) return made;
  const stages = await findDocumentStages(trx, projectId);
  // of a deleted stage nothing comes back into the text
  const shown = or(eq(stageRows.kind, 'start'), ne(stageRows.status, 'deleted'));
  const rows = await trx
    .select(getTableColumns(documents))
    .from(documents)
    .innerJoin(stageRows, and(eq(stageRows.id, documents.stageId), shown))
    .where(eq(documents.projectId, projectId))
    // what another process is about to write waits for the end of this, and is refused then
    .for('update', { of: documents });
  const content = await merged(work, rows, stages);
  if (!content && !begin) return null;
  const bytes = firstUpdate(
    content ?? withChapters(newDocument(profileOf(project.type, project.category)), stages),
  );
  const dates = { createdAt: now, updatedAt: now };
  const [row] = await trx
    .insert(documents)
    .values({ id: uuidv7(), projectId, ...dates })
    .returning();
  if (!row) throw new Error(`The document of project ${projectId} was not made`);
  await appendUpdates(trx, row.id, [{ authorId: null, bytes }], now);
  await moveBesides(
    work,
    rows.map(({ id }) => id),
    row.id,
  );
  await noteEmpty(trx, row.id, docOf([bytes]), { now, written: false });
  return row;
}
