import {
  type FileSlot,
  type FileSlotView,
  ROLE_IDS,
  SLOTS,
  sectionOfSlot,
  slotNeed,
  slotsOf,
  uploadersOf,
} from '@pv/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { projectFiles } from '../../db/schema/index.ts';
import {
  type ApprovalRules,
  heldRoles,
  loadState,
  needsOf,
  type ProjectState,
  resultPlace,
  type StageRow,
  statusOf,
  workflowOf,
} from '../approval/public.ts';
import { presentFile } from './present-file.ts';
import type { FileRow } from './queries/find-file.ts';
import { type SentFiles, sentFiles } from './queries/sent-files.ts';
import { slotEffect } from './slot-effect.ts';

interface Reader {
  state: ProjectState;
  userId: string;
  rules: ApprovalRules;
}

/** Nobody is asked for what the approval did without. */
function needed({ state, rules }: Reader, stage: StageRow, slot: FileSlot): FileSlotView['need'] {
  const place = resultPlace(stage);
  const at = { section: sectionOfSlot(slot), status: statusOf(state, place) };
  return workflowOf(state).approved(at) ? null : slotNeed(slot, needsOf(state, place, rules));
}

const REFUSALS = ['forbidden', 'project_finished', 'section_locked'] as const;

function presentSlot(
  reader: Reader,
  stage: StageRow,
  slot: FileSlot,
  { rows, sent }: { rows: readonly FileRow[]; sent: readonly SentFiles[] },
): FileSlotView {
  const { state, userId } = reader;
  const effect = slotEffect(state, stage, slot, userId);
  const shown = rows.map((row) => presentFile(row, reader, { rows, sent }));
  const refused = effect.kind === 'refused' ? effect.code : null;
  return {
    stage_id: stage.id,
    slot,
    files: shown.filter(({ status }) => status === 'current'),
    earlier: shown.filter(({ status }) => status !== 'current').reverse(),
    need: needed(reader, stage, slot),
    uploaders: uploadersOf(slot, state.project.type, heldRoles(state.team)).map(
      (role) => ROLE_IDS[role],
    ),
    refused: REFUSALS.find((code) => code === refused) ?? null,
    drops_approval: effect.kind === 'reapproval',
  };
}

/** The slots of a stage; one that projects such as this do not have is shown while something lies in it. */
function shownSlots({ project }: ProjectState, stage: StageRow, rows: readonly FileRow[]) {
  const usual = slotsOf(stage.kind, project);
  const filled = rows.map(({ slot }) => slot).filter((slot) => SLOTS[slot].stage === stage.kind);
  return [...usual, ...new Set(filled.filter((slot) => !usual.includes(slot)))];
}

/**
 * Every slot of a project with what lies in it and what lay there before, for a member of its team.
 * @throws AppError `not_found`
 */
export async function listSlots(
  executor: Executor,
  { projectId, userId, rules }: { projectId: string; userId: string; rules: ApprovalRules },
): Promise<FileSlotView[]> {
  const state = await loadState(executor, projectId, userId);
  const rows = await executor
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), ne(projectFiles.status, 'uploading')))
    .orderBy(asc(projectFiles.version), asc(projectFiles.id));
  const editions = await sentFiles(executor, projectId);
  return state.stages.flatMap((stage) => {
    const here = rows.filter((row) => row.stageId === stage.id);
    const place = resultPlace(stage);
    const sent = editions.filter((edition) => edition.stageId === place.stageId);
    return shownSlots(state, stage, here).map((slot) =>
      presentSlot({ state, userId, rules }, stage, slot, {
        rows: here.filter((row) => row.slot === slot),
        sent,
      }),
    );
  });
}
