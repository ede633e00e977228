import { AppError } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { startupDocuments } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { ProjectState } from '../../approval/public.ts';
import { approvedDocuments } from '../approved-documents.ts';

/**
 * Refers from the startup to approved texts of the work, and orders the PDF of each.
 * @throws AppError `stale_offer` where a stage has no approved text any more
 */
export async function carryDocuments(
  work: Work,
  source: ProjectState,
  { startupId, stageIds }: { startupId: string; stageIds: readonly string[] },
): Promise<void> {
  const approved = approvedDocuments(source);
  for (const stageId of new Set(stageIds)) {
    const found = approved.find(({ stage }) => stage.id === stageId);
    if (!found) throw new AppError('stale_offer');
    const id = uuidv7();
    const { stage, hash } = found;
    const row = { id, startupId, stageId, title: stage.title, hash, status: 'queued' as const };
    await work.trx.insert(startupDocuments).values({ ...row, createdAt: work.now });
    await enqueue(work, 'startup.print', { documentId: id });
  }
}
