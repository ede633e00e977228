import type { FileSlot } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';

/** A file that lies in a slot now. */
export interface CurrentFile {
  id: string;
  stageId: string;
  slot: FileSlot;
  name: string;
  /** SHA-256 of the bytes. */
  sha256: string;
}

/** What lies in the slots of a project now, in the order of uploading. */
export function currentFiles(executor: Executor, projectId: string): Promise<CurrentFile[]> {
  const { id, stageId, slot, name, sha256, version, status } = projectFiles;
  return executor
    .select({ id, stageId, slot, name, sha256 })
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), eq(status, 'current')))
    .orderBy(asc(version), asc(id));
}
