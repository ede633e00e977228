import {
  AppError,
  type EditEffect,
  type FileSlot,
  SLOTS,
  slotsOf,
  uploadEffect,
  uploadersOf,
} from '@pv/contract';
import {
  editOf,
  heldRoles,
  memberOf,
  type ProjectState,
  resultPlace,
  type StageRow,
} from '../approval/public.ts';

/** What it would do now if this member filled or emptied a slot of a stage. */
export function slotEffect(
  state: ProjectState,
  stage: StageRow,
  slot: FileSlot,
  userId: string,
): EditEffect {
  const { role } = memberOf(state, userId);
  const edit = editOf(state, resultPlace(stage), role);
  return uploadEffect(slot, state.project.type, edit, heldRoles(state.team));
}

/**
 * Refuses who may not fill or empty a slot now.
 * @throws AppError `slot_mismatch` for a slot of another kind of stage, `forbidden`, `project_finished`,
 * `section_locked`
 */
export function requireSlot(
  state: ProjectState,
  stage: StageRow,
  slot: FileSlot,
  userId: string,
): void {
  if (SLOTS[slot].stage !== stage.kind) throw new AppError('slot_mismatch');
  const effect = slotEffect(state, stage, slot, userId);
  if (effect.kind === 'refused') throw new AppError(effect.code);
}

/**
 * Refuses whose role does not fill a slot, whatever lies in it and whatever its section waits for.
 * @throws AppError `forbidden`
 */
export function requireFiller(state: ProjectState, slot: FileSlot, userId: string): void {
  const { role } = memberOf(state, userId);
  const fillers = uploadersOf(slot, state.project.type, heldRoles(state.team));
  if (!fillers.includes(role)) throw new AppError('forbidden');
}

/** Whether projects such as this one have the slot at all. */
export function hasSlot({ project }: ProjectState, stage: StageRow, slot: FileSlot): boolean {
  return slotsOf(stage.kind, project).includes(slot);
}
