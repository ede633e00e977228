import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { mayComment } from '../may-comment.ts';
import { findFile } from '../queries/find-file.ts';

/**
 * Keeps what whoever has uploaded a version says about it. It is no part of what is approved, so it may
 * change while the section waits.
 * @throws AppError `not_found`, `forbidden` for somebody else's version, `project_finished`
 */
export async function commentFile(
  work: Work,
  { fileId, userId, comment }: { fileId: string; userId: string; comment: string },
): Promise<void> {
  const { projectId } = await findFile(work.trx, fileId);
  const state = await lockState(work.trx, projectId, userId);
  const row = await findFile(work.trx, fileId);
  const { stageId, slot, name, version } = row;
  if (row.status === 'uploading') throw new AppError('not_found');
  if (row.authorId !== userId) throw new AppError('forbidden');
  if (!mayComment(row, state, userId)) throw new AppError('project_finished');
  if (row.comment === comment) return;
  await work.trx.update(projectFiles).set({ comment }).where(eq(projectFiles.id, fileId));
  const told = { slot, name, version };
  await appendEvent(work, {
    projectId,
    stageId,
    kind: 'file_commented',
    actor: memberOf(state, userId),
    before: { ...told, comment: row.comment },
    after: { ...told, comment },
  });
}
