import { AppError, FILE_MAX_BYTES, PROJECT_MAX_BYTES } from '@pv/contract';
import { and, eq, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Work } from '../../context.ts';
import { projectFiles } from '../../db/schema/index.ts';

/** How long the address of an upload works, in minutes. */
export const UPLOAD_MINUTES = 60;
const MEBIBYTE = 1024 * 1024;

/**
 * Refuses a file for which the project has no room. What is being uploaded counts as long as its
 * address works, and so does every earlier version: it can be removed for good. What an older file in
 * another project holds the bytes of does not. The project is locked by then.
 * @throws AppError `file_too_large`, `project_full`
 */
export async function requireRoom(
  { trx, now }: Work,
  file: { id: string; projectId: string; size: number },
): Promise<void> {
  if (file.size > FILE_MAX_BYTES) {
    const params = { limit: FILE_MAX_BYTES / MEBIBYTE };
    throw new AppError('file_too_large', { items: ['files.refusal.size'], params });
  }
  const { id, projectId, size, status, createdAt } = projectFiles;
  const begun = new Date(now.getTime() - UPLOAD_MINUTES * 60_000);
  const held = ['current', 'replaced', 'removed'] as const;
  const older = alias(projectFiles, 'older');
  const linked = and(
    eq(older.storageKey, projectFiles.storageKey),
    inArray(older.status, held),
    lt(older.id, id),
  );
  const own = notExists(trx.select({ id: older.id }).from(older).where(linked));
  const kept = and(inArray(status, held), own);
  const underWay = and(eq(status, 'uploading'), gt(createdAt, begun));
  const [used] = await trx
    .select({ bytes: sql<string>`coalesce(sum(${size}), 0)` })
    .from(projectFiles)
    .where(and(eq(projectId, file.projectId), ne(id, file.id), or(kept, underWay)));
  if (Number(used?.bytes ?? 0) + file.size > PROJECT_MAX_BYTES) throw new AppError('project_full');
}
