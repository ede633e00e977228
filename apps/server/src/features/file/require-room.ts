import { AppError, FILE_MAX_BYTES, PROJECT_MAX_BYTES } from '@pv/contract';
import { and, eq, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Work } from '../../context.ts';
import { projectFiles, taskFiles } from '../../db/schema/index.ts';

/** How long the address of an upload works, in minutes. */
export const UPLOAD_MINUTES = 60;
const MEBIBYTE = 1024 * 1024;

/** Uploads begun before have an address that works no more. */
export const begunAfter = (now: Date) => new Date(now.getTime() - UPLOAD_MINUTES * 60_000);

/** A file that wants room; those that are there are found by its id, whether of a slot or of a task. */
interface Wanted {
  id: string;
  projectId: string;
  size: number;
}

const total = (size: PgColumn) => sql<string>`coalesce(sum(${size}), 0)`;

/** Bytes in slots. What an older file in another project holds does not count. */
async function usedInSlots({ trx, now }: Work, file: Wanted): Promise<number> {
  const { id, projectId, size, status, createdAt } = projectFiles;
  const held = ['current', 'replaced', 'removed'] as const;
  const older = alias(projectFiles, 'older');
  const linked = and(
    eq(older.storageKey, projectFiles.storageKey),
    inArray(older.status, held),
    lt(older.id, id),
  );
  const own = notExists(trx.select({ id: older.id }).from(older).where(linked));
  const kept = and(inArray(status, held), own);
  const underWay = and(eq(status, 'uploading'), gt(createdAt, begunAfter(now)));
  const [used] = await trx
    .select({ bytes: total(size) })
    .from(projectFiles)
    .where(and(eq(projectId, file.projectId), ne(id, file.id), or(kept, underWay)));
  return Number(used?.bytes ?? 0);
}

async function usedByTasks({ trx, now }: Work, file: Wanted): Promise<number> {
  const { id, projectId, size, ready, createdAt } = taskFiles;
  const counted = or(eq(ready, true), gt(createdAt, begunAfter(now)));
  const [used] = await trx
    .select({ bytes: total(size) })
    .from(taskFiles)
    .where(and(eq(projectId, file.projectId), ne(id, file.id), counted));
  return Number(used?.bytes ?? 0);
}

/**
 * Refuses a file for which the project has no room: its files in slots and those of its tasks share it.
 * What is being uploaded counts as long as its address works, and so does every earlier version: it can
 * be removed for good. The project is locked by then.
 * @throws AppError `file_too_large`, `project_full`
 */
export async function requireRoom(work: Work, file: Wanted): Promise<void> {
  if (file.size > FILE_MAX_BYTES) {
    const params = { limit: FILE_MAX_BYTES / MEBIBYTE };
    throw new AppError('file_too_large', { items: ['files.refusal.size'], params });
  }
  const used = (await usedInSlots(work, file)) + (await usedByTasks(work, file));
  if (used + file.size > PROJECT_MAX_BYTES) throw new AppError('project_full');
}
