import { AppError, allowed, type ErrorCode } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';
import { stageOfDocument } from '../../documents/thesis/find-thesis.ts';
import { lockState, type ProjectState } from '../approval/public.ts';
import { type DocumentAccess, loadDocumentAccess } from './load-document-access.ts';

/** Why nobody, or not the caller, may write now. */
export type DocumentLock = 'waiting' | 'approved' | 'finished' | 'role';

/** A document with what the caller may do with it. */
export interface OpenedDocument {
  id: string;
  updatedAt: Date;
  access: DocumentAccess;
  locked: DocumentLock | null;
  can: { edit: boolean; import: boolean; export: boolean; invite: boolean; gather: boolean };
}

/** The caller's rights on the document of a stage; the text of an approved one is reopened first. */
export function rightsOf(access: DocumentAccess): Pick<OpenedDocument, 'locked' | 'can'> {
  const locked = access.locked ?? (access.dropsApproval ? 'approved' : null);
  const edit = locked === null;
  // a link is an invitation to read: it asks for the right to call a reviewer into the team
  const invite = allowed(access.role, 'invite', { invitedRole: 'supervisor' });
  // a file takes the place of the whole text
  const whole = edit && !access.thesis?.locked.length;
  const isFinal = access.project.type === 'nir' && access.stage.kind === 'finish';
  const gather = edit && isFinal && !access.thesis;
  const may = { edit, import: whole, export: allowed(access.role, 'export'), invite, gather };
  return { locked, can: may };
}

/**
 * A document for somebody of its project's team. One of a stage that has become a part of the document of
 * its project is there no more. `locked` is the project where the caller has it locked.
 * @throws AppError `not_found` for an absent document and for a foreign one alike
 */
export async function loadAccess(
  executor: Executor,
  documentId: string,
  userId: string,
  locked?: ProjectState,
): Promise<OpenedDocument> {
  const [row] = await executor.select().from(documents).where(eq(documents.id, documentId));
  if (!row) throw new AppError('not_found');
  const stageId = await stageOfDocument(executor, row);
  const access = await loadDocumentAccess(executor, { stageId, locked }, userId);
  if (access.thesis && access.thesis.documentId !== row.id) throw new AppError('not_found');
  return { id: row.id, updatedAt: row.updatedAt, access, ...rightsOf(access) };
}

/**
 * As `loadAccess`, with the project locked: until the end of the transaction nothing of it is sent or
 * decided.
 */
export async function lockAccess(
  trx: Transaction,
  documentId: string,
  userId: string,
): Promise<OpenedDocument> {
  const [row] = await trx.select().from(documents).where(eq(documents.id, documentId));
  if (!row) throw new AppError('not_found');
  return loadAccess(trx, documentId, userId, await lockState(trx, row.projectId, userId));
}

const REFUSALS: Readonly<Record<DocumentLock, ErrorCode>> = {
  waiting: 'section_locked',
  approved: 'section_locked',
  finished: 'project_finished',
  role: 'forbidden',
};

/**
 * Refuses who may not write now.
 * @throws AppError `section_locked`, `project_finished`, `forbidden`
 */
export function requireEdit({ locked }: Pick<OpenedDocument, 'locked'>): void {
  if (locked) throw new AppError(REFUSALS[locked]);
}

/** Why the sections of a stage take nothing now; of a document of one stage, why that one does. */
export function lockOfStage(
  { access, locked }: OpenedDocument,
  stageId: string,
): DocumentLock | null {
  return locked ?? access.thesis?.locked.find(({ id }) => id === stageId)?.why ?? null;
}

/**
 * Refuses what would change the whole text while the sections of a stage are closed.
 * @throws AppError as `requireEdit`
 */
export function requireWhole(opened: OpenedDocument): void {
  requireEdit(opened);
  if (opened.access.thesis?.locked.length) throw new AppError('section_locked');
}

/**
 * Refuses whose role only reads, whatever the status.
 * @throws AppError `forbidden`
 */
export function requireWriter({ access }: Pick<OpenedDocument, 'access'>): void {
  if (!allowed(access.role, 'edit')) throw new AppError('forbidden');
}

/**
 * Refuses who may not take the document away as a file.
 * @throws AppError `forbidden`
 */
export function requireExport({ can }: Pick<OpenedDocument, 'can'>): void {
  if (!can.export) throw new AppError('forbidden');
}
