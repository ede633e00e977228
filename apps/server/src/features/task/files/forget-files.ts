import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { taskFiles, tasks } from '../../../db/schema/index.ts';

const DAY = 24 * 60 * 60 * 1000;
/** An upload that is not finished by then never will be. */
const UPLOAD_DAYS = 1;
/** A task that is brought back later comes without its files: they would take up room for ever. */
const DELETED_DAYS = 30;

/** Gives up uploads that were begun and left, and the files of tasks that were deleted long ago. */
export async function forgetTaskFiles(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const gone = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(lt(tasks.deletedAt, before(DELETED_DAYS)));
  const { ready, createdAt, taskId } = taskFiles;
  const left = and(eq(ready, false), lt(createdAt, before(UPLOAD_DAYS)));
  await db.delete(taskFiles).where(or(left, inArray(taskId, gone)));
}
