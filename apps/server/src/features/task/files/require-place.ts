import { AppError, TASK_ROOM } from '@pv/contract';
import { and, count, eq, gt, ne, or } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { taskFiles } from '../../../db/schema/index.ts';
import { begunAfter, requireRoom } from '../../file/public.ts';
import type { TaskFileRecord } from './find-files.ts';

/**
 * Refuses a file that its task or its project has no room for. What is being uploaded counts as long as its
 * address works. The project is locked by then.
 * @throws AppError `file_too_large`, `project_full`, `too_many_files`
 */
export async function requirePlace(
  work: Work,
  file: Pick<TaskFileRecord, 'id' | 'taskId' | 'projectId' | 'size'>,
): Promise<void> {
  await requireRoom(work, file);
  const { id, taskId, ready, createdAt } = taskFiles;
  const counted = or(eq(ready, true), gt(createdAt, begunAfter(work.now)));
  const [there] = await work.trx
    .select({ count: count() })
    .from(taskFiles)
    .where(and(eq(taskId, file.taskId), ne(id, file.id), counted));
  if ((there?.count ?? 0) >= TASK_ROOM.files) throw new AppError('too_many_files');
}
