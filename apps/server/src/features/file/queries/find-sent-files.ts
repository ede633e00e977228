import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';

/** A file as an edition names it. */
export interface SentFile {
  slot: string;
  name: string;
  /** SHA-256 of the bytes. */
  hash: string;
}

interface SentFrom {
  projectId: string;
  /** Null for files of the project section. */
  stageId: string | null;
  files: readonly SentFile[];
}

/** Where the bytes that were sent lie now, current or replaced; what is kept no more is left out. */
export async function findSentFiles(
  executor: Executor,
  { projectId, stageId, files }: SentFrom,
): Promise<{ slot: string; name: string; id: string }[]> {
  if (files.length === 0) return [];
  const rows = await executor
    .select({ id: projectFiles.id, slot: projectFiles.slot, hash: projectFiles.sha256 })
    .from(projectFiles)
    .where(
      and(
        eq(projectFiles.projectId, projectId),
        stageId === null ? undefined : eq(projectFiles.stageId, stageId),
        inArray(
          projectFiles.sha256,
          files.map(({ hash }) => hash),
        ),
        ne(projectFiles.status, 'uploading'),
      ),
    )
    .orderBy(asc(projectFiles.version), asc(projectFiles.id));
  return files.flatMap(({ slot, name, hash }) => {
    const found = rows.find((row) => row.slot === slot && row.hash === hash);
    return found ? [{ slot, name, id: found.id }] : [];
  });
}
