import { AppError, SLOTS } from '@pv/contract';
import { and, eq, max } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { lockState, type ProjectState } from '../../approval/public.ts';
import { changeSlot } from '../change-slot.ts';
import { type FileRow, findFile } from '../queries/find-file.ts';
import { requireRoom } from '../require-room.ts';
import { requireFiller } from '../slot-effect.ts';

/** What stands in a slot that keeps one file; nothing is in the way of one among many. */
function standing(state: ProjectState, { stageId, slot }: FileRow) {
  if (SLOTS[slot].many) return undefined;
  return state.files.find((file) => file.stageId === stageId && file.slot === slot);
}

async function nextVersion({ trx }: Work, { stageId, slot }: FileRow): Promise<number> {
  const [last] = await trx
    .select({ version: max(projectFiles.version) })
    .from(projectFiles)
    .where(and(eq(projectFiles.stageId, stageId), eq(projectFiles.slot, slot)));
  return (last?.version ?? 0) + 1;
}

/** A removed file comes back as it was, unless another has taken its place. */
async function bringBack(work: Work, state: ProjectState, row: FileRow, userId: string) {
  if (standing(state, row)) throw new AppError('stale_version');
  const { id, stageId, slot, name, version } = row;
  await changeSlot(work, state, {
    stageId,
    slot,
    userId,
    kind: 'file_added',
    after: { name, version },
    write: async () => {
      const change = { status: 'current' as const, changedAt: work.now };
      await work.trx.update(projectFiles).set(change).where(eq(projectFiles.id, id));
    },
  });
}

async function putIn(
  work: Work,
  state: ProjectState,
  { row, userId, sha256 }: { row: FileRow; userId: string; sha256: string },
) {
  const { trx, now } = work;
  const { id, stageId, slot, name } = row;
  const old = standing(state, row);
  const version = await nextVersion(work, row);
  await changeSlot(work, state, {
    stageId,
    slot,
    userId,
    kind: old ? 'file_replaced' : 'file_added',
    ...(old && { before: { name: old.name } }),
    after: { name, version },
    write: async () => {
      if (old) {
        const replaced = { status: 'replaced' as const, changedAt: now };
        await trx.update(projectFiles).set(replaced).where(eq(projectFiles.id, old.id));
      }
      const current = { status: 'current' as const, version, sha256, changedAt: now };
      await trx
        .update(projectFiles)
        .set({ ...current, uploadedAt: now })
        .where(eq(projectFiles.id, id));
    },
  });
}

/**
 * Puts a file whose bytes are checked into its slot, as a new version where one lies there; brings a
 * removed one back. A file that already lies there stays.
 * @throws AppError `not_found`, `forbidden`, `stale_version` for a removed one whose place is taken,
 * `project_full`, and the refusals of `changeSlot`
 */
export async function putInSlot(
  work: Work,
  { fileId, userId, sha256 }: { fileId: string; userId: string; sha256: string },
): Promise<void> {
  const { projectId } = await findFile(work.trx, fileId);
  const state = await lockState(work.trx, projectId, userId);
  // as it is now that nobody else changes the project
  const row = await findFile(work.trx, fileId);
  requireFiller(state, row.slot, userId);
  if (row.status === 'current' || row.status === 'replaced') return;
  await requireRoom(work, row);
  await (row.status === 'removed'
    ? bringBack(work, state, row, userId)
    : putIn(work, state, { row, userId, sha256 }));
}
