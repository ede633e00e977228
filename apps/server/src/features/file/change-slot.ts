import { AppError, type FileSlot, SLOTS } from '@pv/contract';
import type { Work } from '../../context.ts';
import {
  appendEvent,
  editContent,
  loadProject,
  memberOf,
  type ProjectState,
  refreshStanding,
  resultPlace,
  stageOf,
} from '../approval/public.ts';
import { requireSlot } from './slot-effect.ts';

/** What becomes of a slot, with how the history tells it. */
export interface SlotChange {
  stageId: string;
  slot: FileSlot;
  userId: string;
  kind: 'file_added' | 'file_replaced' | 'file_removed';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  write: () => Promise<void>;
}

/**
 * Changes what lies in a slot by the rules of approval: refused while the section waits, and what was
 * approved with another file has to be approved again. `state` is that of the locked project.
 * @throws AppError `not_found`, `slot_mismatch`, `forbidden`, `project_finished`, `section_locked`
 */
export async function changeSlot(
  work: Work,
  state: ProjectState,
  { stageId, slot, userId, kind, before = {}, after = {}, write }: SlotChange,
): Promise<void> {
  const stage = stageOf(state, stageId);
  requireSlot(state, stage, slot, userId);
  const { substantive, uploader } = SLOTS[slot];
  const projectId = state.project.id;
  const told = { kind, stageId, before: { slot, ...before }, after: { slot, ...after } };
  if (uploader === 'editors') {
    const places = substantive ? [resultPlace(stage)] : [];
    await editContent(work, { projectId, userId }, () => ({ places, ...told, write }));
    return;
  }
  // whoever reviews need not be an editor
  await write();
  const actor = memberOf(state, userId);
  await appendEvent(work, { projectId, actor, ...told });
  const changed = await loadProject(work.trx, projectId);
  if (!changed) throw new AppError('not_found');
  await refreshStanding(work, changed, actor);
}
