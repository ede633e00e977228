import {
  isResultStatus,
  type ResearchState,
  type StageState,
  type StatusChange,
} from '@pv/contract';
import type { Work } from '../../context.ts';
import {
  appendEvent,
  applyEffects,
  completionOf,
  type Place,
  type ProjectState,
  RESET,
  type StageRow,
  saveSection,
  sectionRow,
  type TeamMember,
  writeStatus,
} from '../approval/public.ts';

function signedBySupervisor(state: ProjectState, { section, stageId }: Place): boolean {
  return sectionRow(state, section, stageId)?.signedRoles.includes('supervisor') ?? false;
}

function stageState(state: ProjectState, { id, kind, status }: StageRow): StageState[] {
  if (kind === 'start' || status === null) return [];
  const underWay = isResultStatus(status) ? 'result' : 'plan';
  const section = kind === 'finish' ? 'final' : underWay;
  const supervisorSigned = signedBySupervisor(state, { section, stageId: id });
  return [{ id, kind, status, supervisorSigned }];
}

/** What events of the team read of a project. */
export function researchState(state: ProjectState): ResearchState {
  return {
    completion: completionOf(state),
    project: {
      status: state.project.status,
      supervisorSigned: signedBySupervisor(state, { section: 'project', stageId: null }),
    },
    stages: state.stages.flatMap((stage) => stageState(state, stage)),
  };
}

/** Every section of the same stage, where an approved edition may lie. */
function placesOf(state: ProjectState, { stageId }: StatusChange): Place[] {
  return state.sections
    .filter((row) => row.stageId === stageId)
    .map(({ section }) => ({ section, stageId }));
}

/** Makes one change of status that an event of the team has caused; `actor` is who came or left. */
export async function applyChange(
  work: Work,
  state: ProjectState,
  actor: TeamMember,
  change: StatusChange,
): Promise<void> {
  const projectId = state.project.id;
  const { section, stageId, from, to, effects } = change;
  const place = { section, stageId };
  await writeStatus(work, projectId, place, to);
  const applied = {
    state,
    place,
    actor,
    next: to,
    intent: null,
    event: 'reset',
    text: null,
  } as const;
  await applyEffects(work, applied, effects, RESET);
  if (effects.some((effect) => effect.kind === 'markReviewerJoined')) {
    for (const other of placesOf(state, change)) {
      await saveSection(work, projectId, other, { reviewerJoined: true });
    }
  }
  await appendEvent(work, {
    projectId,
    ...place,
    kind: 'status_changed',
    actor,
    before: { status: from },
    after: { status: to, row: change.row },
  });
}
