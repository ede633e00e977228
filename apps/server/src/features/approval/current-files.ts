import type { FileSlot } from '@pv/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { projectFiles } from '../../db/schema/index.ts';

/** A file that lies in a slot now. */
export interface CurrentFile {
  id: string;
  stageId: string;
  slot: FileSlot;
  name: string;
  /** SHA-256 of the bytes. */
  sha256: string;
}

/** What lies in the slots of projects now, in the order of uploading. */
export function currentFiles(
  executor: Executor,
  projectIds: readonly string[],
): Promise<(CurrentFile & { projectId: string })[]> {
  const { id, projectId, stageId, slot, name, sha256, version, status } = projectFiles;
  return executor
    .select({ id, projectId, stageId, slot, name, sha256 })
    .from(projectFiles)
    .where(and(inArray(projectId, [...projectIds]), eq(status, 'current')))
    .orderBy(asc(version), asc(id));
}
