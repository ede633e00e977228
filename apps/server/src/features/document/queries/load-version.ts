import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentVersions } from '../../../db/schema/index.ts';
import { loadAccess } from '../load-access.ts';

/** A kept edition that somebody asks for, and who he is. */
export interface VersionAsked {
  versionId: string;
  userId: string;
}

/**
 * A kept edition with its document, for somebody of its project's team.
 * @throws AppError `not_found` for an absent version and for a foreign one alike
 */
export async function loadVersion(executor: Executor, { versionId, userId }: VersionAsked) {
  const [version] = await executor
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.id, versionId));
  if (!version) throw new AppError('not_found');
  return { version, opened: await loadAccess(executor, version.documentId, userId) };
}
