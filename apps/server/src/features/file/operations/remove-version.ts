import { AppError } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf, resultPlace, stageOf } from '../../approval/public.ts';
import { findFile } from '../queries/find-file.ts';
import { sentFiles } from '../queries/sent-files.ts';
import { requireSlot } from '../slot-effect.ts';
import { usedIn } from '../used-in.ts';

/**
 * Removes an earlier version for good, which makes room. Its bytes go by night, unless a file of another
 * project has them too. What lies in the slot now, and what an edition
 * was sent with, stays.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `section_locked`, `stale_version` for the
 * current one, `file_sent`
 */
export async function removeVersion(
  work: Work,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<void> {
  const { trx } = work;
  const { projectId } = await findFile(trx, fileId);
  const state = await lockState(trx, projectId, userId);
  const row = await findFile(trx, fileId);
  const { stageId, slot, name, version } = row;
  const stage = stageOf(state, stageId);
  requireSlot(state, stage, slot, userId);
  if (row.status !== 'replaced' && row.status !== 'removed') throw new AppError('stale_version');
  const slotFiles = await trx
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.stageId, stageId), eq(projectFiles.slot, slot)));
  const place = resultPlace(stage);
  const sent = (await sentFiles(trx, projectId)).filter((one) => one.stageId === place.stageId);
  if (usedIn(row, slotFiles, sent).length > 0) throw new AppError('file_sent');
  await trx.delete(projectFiles).where(eq(projectFiles.id, fileId));
  await appendEvent(work, {
    projectId,
    stageId,
    kind: 'file_version_removed',
    actor: memberOf(state, userId),
    before: { slot, name, version },
  });
}
