import type { Work } from '../../../context.ts';
import {
  type Place,
  type ProjectState,
  RESET,
  type StageRow,
  saveSection,
  workflowOf,
  writeStatus,
} from '../../approval/public.ts';

/** Whether a part of a stage was ever sent for approval. */
function wasSent(state: ProjectState, { section, stageId }: Place): boolean {
  return state.sections.some(
    (row) => row.section === section && row.stageId === stageId && row.roundNo > 0,
  );
}

const PARTS = ['plan', 'result'] as const;

/** Whether anything of a stage was ever sent for approval. */
export function stageWasSent(state: ProjectState, stageId: string): boolean {
  return PARTS.some((section) => wasSent(state, { section, stageId }));
}

/** The statuses that a deleted stage has when it is back; what was sent has to be approved again. */
export function statusesBack(
  state: ProjectState,
  { id: stageId, resultStatus }: Pick<StageRow, 'id' | 'resultStatus'>,
) {
  const { restored } = workflowOf(state);
  const [plan, result] = PARTS.map((section) => wasSent(state, { section, stageId }));
  if (resultStatus === null) {
    return { status: restored('plan', Boolean(plan || result)), resultStatus: null };
  }
  return {
    status: restored('plan', Boolean(plan)),
    resultStatus: restored('result', Boolean(result)),
  };
}

/**
 * Takes a deleted stage back into the roadmap, without its number. What was sent has to be approved
 * again from the beginning: whoever joined meanwhile has not seen it. The rest is as it was created.
 */
export async function bringBack(
  work: Work,
  state: ProjectState,
  stage: Pick<StageRow, 'id' | 'resultStatus'>,
): Promise<void> {
  const projectId = state.project.id;
  const { id: stageId } = stage;
  const { status, resultStatus } = statusesBack(state, stage);
  await writeStatus(work, projectId, { section: 'plan', stageId }, status);
  if (resultStatus !== null) {
    await writeStatus(work, projectId, { section: 'result', stageId }, resultStatus);
  }
  const sent = PARTS.filter((section) => wasSent(state, { section, stageId }));
  for (const section of sent) {
    await saveSection(work, projectId, { section, stageId }, { ...RESET, reviewerJoined: true });
  }
}
