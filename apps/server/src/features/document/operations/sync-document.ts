import { AppError, type BodyOf, type endpoints, type ReplyOf } from '@pv/contract';
import { createSuggestionAuthors, isSectionKind } from '@pv/editor-schema';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { documents } from '../../../db/schema/index.ts';
import { appendUpdates } from '../../../documents/store/append-updates.ts';
import { hasFreshVersion } from '../../../documents/store/has-fresh-version.ts';
import { findBase, keepBase } from '../../../documents/store/keep-base.ts';
import { keepVersion } from '../../../documents/store/keep-version.ts';
import { unchangedSince } from '../../../documents/store/unchanged-since.ts';
import type { StageOrder, SyncOrder, SyncOutcome } from '../../../documents/tasks.ts';
import { stagesOf } from '../../../documents/thesis/find-thesis.ts';
import { noteFilled } from '../../../documents/thesis/note-stages.ts';
import { loadAccess, lockAccess, type OpenedDocument, requireWriter } from '../load-access.ts';
import type { DocumentAccess } from '../load-document-access.ts';
import { openDocument } from './open-document.ts';
import { tellWriting } from './tell-writing.ts';

type Call = (typeof endpoints)['document']['editorSync'];
type Sent = BodyOf<Call>['sections'];
type Synced = Extract<SyncOutcome, { kind: 'synced' }>;

/** ProseMirror's own check follows; here only what has no name in the document is refused. */
function sectionsOf(sent: Sent): SyncOrder['sections'] {
  return sent.map(({ kind, ...section }, at) => {
    if (!isSectionKind(kind)) {
      throw new AppError('document_sections', { params: { number: at + 1 } });
    }
    return { ...section, kind };
  });
}

const lockedAt = ({ stage, project }: DocumentAccess): AppError =>
  new AppError('document_locked', { params: { stage: stage.title || project.title } });

/** @throws AppError `forbidden` for who only reads, `document_locked` with the name of the stage */
function requireWriting(opened: OpenedDocument): void {
  requireWriter(opened);
  if (opened.locked) throw lockedAt(opened.access);
}

/** Which sections of the one document of a project the asked stage has, and which stay as they are. */
function orderOf({ thesis, stage }: DocumentAccess): StageOrder | null {
  if (!thesis) return null;
  const stages = stagesOf(thesis.stages);
  const closed = thesis.locked.map(({ id }) => id);
  return { stage: stages.numbered.has(stage.id) ? stage.id : stages.last, stages, closed };
}

/** Whether the same stages are closed as when the change was made. */
const sameClosed = (one: StageOrder | null, other: StageOrder | null): boolean =>
  String(one?.closed) === String(other?.closed);

/** With a second process the pause of this one does not hold everybody. */
const ATTEMPTS = 5;

interface Writing {
  documentId: string;
  userId: string;
  of: StageOrder | null;
  /** What the change was made from. */
  updates: readonly Uint8Array[];
}

/**
 * Writes a change, unless somebody has written since it was made: a text that two have sent would stand
 * there twice. Nothing of the project is sent or decided meanwhile. What stood there before is kept, once
 * in half an hour of such changes.
 */
function write(
  deps: Deps,
  { documentId, userId, updates, of }: Writing,
  { change, before, after, empty, filled }: Synced,
): Promise<boolean> {
  return inTransaction(deps, async ({ trx, now }) => {
    if (change) {
      const opened = await lockAccess(trx, documentId, userId);
      requireWriting(opened);
      if (!sameClosed(orderOf(opened.access), of)) return false;
      if (!(await unchangedSince(trx, deps.documents.live, documentId, updates))) return false;
      const reason = 'before_sync';
      if (!(await hasFreshVersion(trx, documentId, { now, reason }))) {
        await keepVersion(trx, { documentId, reason, authorId: userId, content: before, now });
      }
      await appendUpdates(trx, documentId, [{ authorId: userId, bytes: change }], now);
      const written = { empty, updatedAt: now };
      await trx.update(documents).set(written).where(eq(documents.id, documentId));
      if (of) {
        const { project } = opened.access;
        await noteFilled(trx, project.id, { filled: new Set(filled), stages: of.stages, now });
      }
    }
    await keepBase(trx, documentId, after, now);
    return true;
  });
}

/**
 * Takes sections of the document of a stage over plain HTTP, and answers with all sections as they are
 * then. Open editors see the change at once; what others write meanwhile is merged, not overwritten.
 * @throws AppError `not_found`, `forbidden`, `document_locked`, `document_sections`, `document_too_large`,
 * `worker_busy`
 */
export async function syncDocument(
  deps: Deps,
  asked: BodyOf<Call> & { stageId: string; userId: string },
): Promise<ReplyOf<Call>['data']> {
  const { userId } = asked;
  const { db } = deps.connection;
  const { live, pool } = deps.documents;
  const opened = await inTransaction(deps, (work) => openDocument(work, asked));
  const documentId = opened.id;
  const sections = sectionsOf(asked.sections);
  if (sections.length > 0) requireWriter(opened);
  const base = await findBase(db, documentId, asked.base_version);

  async function attempt(): Promise<Synced | null> {
    const { access } = await loadAccess(db, documentId, userId);
    const of = orderOf({ ...access, stage: opened.access.stage });
    const updates = await live.updates(documentId);
    const given = { updates, base, of, sections };
    const made = await pool.run({ name: 'sync', given }, { documentId, urgent: true });
    if (made.kind === 'refused') {
      throw new AppError('document_sections', { params: { number: made.number } });
    }
    if (made.kind === 'closed') throw lockedAt(opened.access);
    if (made.kind === 'too_large') throw new AppError('document_too_large');
    if (made.change && createSuggestionAuthors(updates).forges(made.change, userId)) {
      throw new AppError('forbidden');
    }
    if (!(await write(deps, { documentId, userId, updates, of }, made))) return null;
    if (made.change) await live.show(documentId, made.change);
    return made;
  }

  try {
    for (let n = 1; n <= ATTEMPTS; n++) {
      const made = await attempt();
      if (!made) continue;
      if (made.change) await tellWriting(db, { documentId, authorId: userId }, deps.clock());
      return { version: made.after.digest, sections: made.sections, conflicts: made.conflicts };
    }
    throw new AppError('worker_busy');
  } finally {
    if (sections.length > 0) live.refreshRights({ documentId });
  }
}
