import { CARRIED_SLOT } from '@pv/contract';
import { and, eq, max } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFiles, startupDocuments } from '../../../db/schema/index.ts';
import { appendEvent, BY_ITSELF, lockForeignState } from '../../approval/public.ts';

interface Printed {
  documentId: string;
  startupId: string;
  author: { userId: string; name: string };
  file: { id: string; name: string; size: number; sha256: string; storageKey: string };
}

/**
 * Lays the PDF of an approved text among the source materials of the startup that refers to it. Done
 * before, it stays so.
 * @throws AppError `not_found` where the startup is gone
 */
export async function addPrinted(work: Work, printed: Printed): Promise<void> {
  const { trx, now } = work;
  const { documentId, startupId: projectId, author, file } = printed;
  const { stages } = await lockForeignState(trx, projectId);
  const { id, status } = startupDocuments;
  const [order] = await trx.select({ status }).from(startupDocuments).where(eq(id, documentId));
  const [start] = stages;
  if (!start || !order || order.status === 'ready') return;
  const place = { projectId, stageId: start.id, slot: CARRIED_SLOT };
  const [last] = await trx
    .select({ version: max(projectFiles.version) })
    .from(projectFiles)
    .where(and(eq(projectFiles.stageId, start.id), eq(projectFiles.slot, CARRIED_SLOT)));
  const version = (last?.version ?? 0) + 1;
  const moments = { createdAt: now, changedAt: now, uploadedAt: now };
  const by = { authorId: author.userId, authorName: author.name };
  await trx
    .insert(projectFiles)
    .values({ ...file, ...place, ...by, ...moments, status: 'current', version });
  await trx
    .update(startupDocuments)
    .set({ status: 'ready', fileId: file.id })
    .where(eq(id, documentId));
  await appendEvent(work, {
    projectId,
    stageId: start.id,
    kind: 'file_added',
    actor: BY_ITSELF,
    after: { slot: CARRIED_SLOT, name: file.name, version },
  });
}
