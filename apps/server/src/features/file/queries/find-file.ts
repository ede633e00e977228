import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';

export type FileRow = typeof projectFiles.$inferSelect;

/**
 * A file with the state of its upload.
 * @throws AppError `not_found`
 */
export async function findFile(executor: Executor, fileId: string): Promise<FileRow> {
  const [row] = await executor.select().from(projectFiles).where(eq(projectFiles.id, fileId));
  if (!row) throw new AppError('not_found');
  return row;
}
