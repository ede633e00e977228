import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import type { ArchivedFile } from '../parts/part.ts';

/** Every uploaded file of a project with its earlier versions. */
export function archivedFiles(executor: Executor, projectId: string): Promise<ArchivedFile[]> {
  return executor
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), ne(projectFiles.status, 'uploading')))
    .orderBy(asc(projectFiles.version), asc(projectFiles.id));
}
