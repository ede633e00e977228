import { dayIn, type WorkflowStatus } from '@pv/contract';
import { sectionRow, workflowOf } from './in-state.ts';
import { sectionEnd } from './section-end.ts';
import type { Place, ProjectRow, ProjectState, SectionRow, StageRow } from './state.ts';

/** What of a project tells how far it had come before a reset; sections that none has met may be left out. */
export interface Standing {
  project: Pick<ProjectRow, 'type' | 'status' | 'endsAt' | 'timeZone'>;
  sections: readonly Pick<SectionRow, 'section' | 'stageId' | 'reachedStatus' | 'deliveredAt'>[];
}
type StandingStage = Pick<StageRow, 'id' | 'kind' | 'status' | 'resultStatus' | 'endsAt'>;

/** What a decision of its own or a return has made true again: nothing is left of the reset. */
export const DECIDED_AGAIN: Partial<SectionRow> = { reachedStatus: null, deliveredAt: null };

/**
 * What a reset leaves of how far a section had come; what an earlier reset has met is kept, unless the
 * section was approved meanwhile.
 */
export function keepReached(
  state: ProjectState,
  place: Place,
  from: WorkflowStatus,
): Partial<SectionRow> {
  const row = sectionRow(state, place.section, place.stageId);
  const family = workflowOf(state).family(from);
  if (row?.reachedStatus || family === 'reapproval' || family === 'created') return {};
  const delivered = family === 'waiting' || family === 'approved';
  return { reachedStatus: from, deliveredAt: delivered ? (row?.sentAt ?? null) : null };
}

const reachedIn = (state: Standing, { section, stageId }: Place): WorkflowStatus | null =>
  sectionRow(state, section, stageId)?.reachedStatus ?? null;

/** Whether something of a place, or of the stage that it is in, waits to be approved again after a reset. */
export function awaitsAgain(state: Standing, { stageId }: Pick<Place, 'stageId'>): boolean {
  return state.sections.some((row) => row.stageId === stageId && row.reachedStatus !== null);
}

/** Whether anything of a project does so; what lies in deleted stages waits for nobody. */
export function anyAwaitsAgain(state: ProjectState): boolean {
  const places = [null, ...state.stages.map(({ id }) => id)];
  return places.some((stageId) => awaitsAgain(state, { stageId }));
}

/** The statuses of a stage as they stood before a reset, else as they are. */
export function reachedStage(
  state: Standing,
  stage: StandingStage,
): Pick<StageRow, 'status' | 'resultStatus'> {
  const of = (section: Place['section']) => reachedIn(state, { section, stageId: stage.id });
  const [plan, result, final] = [of('plan'), of('result'), of('final')];
  const own = stage.resultStatus ? plan : (result ?? plan ?? final);
  return {
    status: (own as StageRow['status']) ?? stage.status,
    resultStatus:
      stage.resultStatus && ((result as StageRow['resultStatus']) ?? stage.resultStatus),
  };
}

/** The status of the project section before a reset, else as it is. */
export function reachedProject(state: Standing): ProjectRow['status'] {
  const reached = reachedIn(state, { section: 'project', stageId: null });
  return (reached as ProjectRow['status']) ?? state.project.status;
}

const LAST = { start: 'project', numeric: 'result', finish: 'final' } as const;

/**
 * Whether what has to be done by the end of a stage, or of the project, was delivered in time or approved
 * before a reset: then it is not late, however long it waits to be approved again.
 */
export function deliveredInTime(state: Standing, stage: StandingStage | undefined): boolean {
  const section = stage ? LAST[stage.kind] : 'project';
  const row = sectionRow(state, section, stage?.id ?? null);
  if (!row?.reachedStatus) return false;
  const workflow = workflowOf(state);
  if (workflow.approved({ section, status: row.reachedStatus })) return true;
  const end = sectionEnd(state.project, stage);
  return (
    end !== null &&
    row.deliveredAt !== null &&
    dayIn(row.deliveredAt, state.project.timeZone) <= end
  );
}

/** How the row of a stage stood before a reset, for whoever tells what was reached; null without one. */
export function reachedRow(state: Standing, stage: StandingStage): WorkflowStatus | null {
  if (!awaitsAgain(state, { stageId: stage.id })) return null;
  const { status, resultStatus } = reachedStage(state, stage);
  return resultStatus === null || resultStatus === 'result_created' ? status : resultStatus;
}
