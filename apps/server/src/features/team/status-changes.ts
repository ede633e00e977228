import {
  AppError,
  isResultStatus,
  type SectionState,
  type TeamChange,
  type WorkflowChange,
  type WorkflowSection,
} from '@pv/contract';
import type { Work } from '../../context.ts';
import type { ResetCause } from '../../db/schema/index.ts';
import {
  appendEvent,
  applyEffects,
  completionOf,
  keepReached,
  type Place,
  type ProjectState,
  RESET,
  type StageRow,
  saveSection,
  sectionRow,
  statusOf,
  type TeamMember,
  workflowOf,
  writeStatus,
} from '../approval/public.ts';

/** The sections of a stage that have a status: in research plan and result share one. */
function sectionsOf({ kind, status, resultStatus }: StageRow): WorkflowSection[] {
  if (kind === 'start' || status === null) return [];
  if (kind === 'finish') return ['final'];
  if (resultStatus) return ['plan', 'result'];
  return [isResultStatus(status) ? 'result' : 'plan'];
}

/** Every section of a project with its status, as events of the team read it. */
export function sectionStates(state: ProjectState): SectionState[] {
  const places: Place[] = [
    { section: 'project', stageId: null },
    ...state.stages.flatMap((stage) =>
      sectionsOf(stage).map((section) => ({ section, stageId: stage.id })),
    ),
  ];
  return places.map((place) => {
    const row = sectionRow(state, place.section, place.stageId);
    const status = statusOf(state, place);
    return { ...place, status, signed: row?.signedRoles ?? [], sender: row?.sentBy ?? null };
  });
}

/**
 * What a change of the team does to the statuses of a project, by the rules of its kind.
 * @throws AppError `reviewer_too_late` for a reviewer of a finished project
 */
export function teamChanges(
  { deps }: Pick<Work, 'deps'>,
  state: ProjectState,
  change: TeamChange,
): readonly WorkflowChange[] {
  const outcome = workflowOf(state).teamChange(change, {
    completion: completionOf(state),
    sections: sectionStates(state),
    reviewerReset: deps.config.reviewerReset,
  });
  if (!outcome.ok) throw new AppError('reviewer_too_late');
  return outcome.changes;
}

/** Every section of the same stage, where an approved edition may lie. */
function placesOf(state: ProjectState, { stageId }: WorkflowChange): Place[] {
  return state.sections
    .filter((row) => row.stageId === stageId)
    .map(({ section }) => ({ section, stageId }));
}

/** An event of the team: what has happened to whom, and who has brought it about. */
export interface TeamEvent {
  cause: Exclude<ResetCause, 'edited'>;
  person: TeamMember;
  by: { userId: string; name: string };
}

/** Makes one change of status that an event of the team has caused. */
export async function applyChange(
  work: Work,
  state: ProjectState,
  { cause, person, by }: TeamEvent,
  change: WorkflowChange,
): Promise<void> {
  const projectId = state.project.id;
  const { section, stageId, from, to, effects } = change;
  const place = { section, stageId };
  await writeStatus(work, projectId, place, to);
  const applied = {
    state,
    place,
    actor: person,
    next: to,
    intent: null,
    event: 'reset',
    cause,
    text: null,
  } as const;
  const reset = workflowOf(state).family(to) === 'reapproval';
  const reached = reset ? keepReached(state, place, from) : {};
  await applyEffects(work, applied, effects, { ...RESET, ...reached });
  if (effects.some((effect) => effect.kind === 'markReviewerJoined')) {
    for (const other of placesOf(state, change)) {
      await saveSection(work, projectId, other, { reviewerJoined: true });
    }
  }
  if (from === to) return;
  await appendEvent(work, {
    projectId,
    ...place,
    kind: reset ? 'approval_reset' : 'approval_moved',
    actor: by,
    before: { status: from },
    after: { status: to, row: change.row, cause, person: person.name, role: person.role },
  });
}
