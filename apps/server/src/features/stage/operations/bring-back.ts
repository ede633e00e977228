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

/**
 * Takes a deleted stage back into the roadmap, without its number. What was sent has to be approved
 * again from the beginning: whoever joined meanwhile has not seen it. The rest is as it was created.
 */
export async function bringBack(
  work: Work,
  state: ProjectState,
  { id: stageId, resultStatus }: Pick<StageRow, 'id' | 'resultStatus'>,
): Promise<void> {
  const projectId = state.project.id;
  const { restored } = workflowOf(state);
  const sent = PARTS.filter((section) => wasSent(state, { section, stageId }));
  const ofPlan = resultStatus === null ? sent.length > 0 : sent.includes('plan');
  await writeStatus(work, projectId, { section: 'plan', stageId }, restored('plan', ofPlan));
  if (resultStatus !== null) {
    const next = restored('result', sent.includes('result'));
    await writeStatus(work, projectId, { section: 'result', stageId }, next);
  }
  for (const section of sent) {
    await saveSection(work, projectId, { section, stageId }, { ...RESET, reviewerJoined: true });
  }
}
