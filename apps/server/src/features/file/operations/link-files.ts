import { AppError, type FileSlot } from '@pv/contract';
import { and, eq, inArray, max } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { distinctNames } from '../distinct-names.ts';
import type { FileRow } from '../queries/find-file.ts';

interface Linking {
  /** The project that the files lie in. */
  from: string;
  fileIds: readonly string[];
  /** A slot that keeps many files; its project is locked by then. */
  to: { projectId: string; stageId: string; slot: FileSlot };
}

async function findCurrent({ trx }: Work, { from, fileIds }: Linking): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const wanted = and(
    inArray(projectFiles.id, [...fileIds]),
    eq(projectFiles.projectId, from),
    eq(projectFiles.status, 'current'),
  );
  const rows = await trx.select().from(projectFiles).where(wanted);
  if (rows.length !== new Set(fileIds).size) throw new AppError('stale_offer');
  return rows.sort((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id));
}

/**
 * Lays files of one project into a slot of another without copying a byte: both name the same stored
 * bytes, which are cleaned away when nobody names them any more. Who has uploaded them, and when, stays.
 * Gives the names and versions as the slot has them now.
 * @throws AppError `stale_offer` where one of the files does not lie in the project any more
 */
export async function linkFiles(
  work: Work,
  linking: Linking,
): Promise<{ name: string; version: number }[]> {
  const { to } = linking;
  const rows = await findCurrent(work, linking);
  if (rows.length === 0) return [];
  const inSlot = and(eq(projectFiles.stageId, to.stageId), eq(projectFiles.slot, to.slot));
  const [last] = await work.trx
    .select({ version: max(projectFiles.version) })
    .from(projectFiles)
    .where(inSlot);
  const names = distinctNames(rows.map(({ name }) => name));
  const linked = rows.map((row, at) => ({
    ...row,
    ...to,
    id: uuidv7(),
    name: names[at] ?? row.name,
    // it speaks of the versions beside it, which stay where they are
    comment: '',
    version: (last?.version ?? 0) + at + 1,
    createdAt: work.now,
    changedAt: work.now,
  }));
  await work.trx.insert(projectFiles).values(linked);
  return linked.map(({ name, version }) => ({ name, version }));
}
