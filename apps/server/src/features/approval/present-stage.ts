import {
  allowed,
  isResultStatus,
  isTemplateGoal,
  layoutOf,
  type RoleCode,
  type Stage,
  stageProgress,
  statusCode,
} from '@pv/contract';
import { completionOf, memberOf, sectionRow, workflowOf } from './in-state.ts';
import { stageActions } from './open-actions.ts';
import type { OpenMove } from './open-moves.ts';
import { fieldsIn, presentField } from './present-field.ts';
import { presentMove } from './present-move.ts';
import { deliveredInTime, reachedRow } from './reached.ts';
import { stageProgressOf } from './refresh-standing.ts';
import type { ApprovalRules } from './rules.ts';
import { editOf, planValidOf } from './section-facts.ts';
import type { Place, ProjectState, StageRow } from './state.ts';
import { bySupervisorAuthor } from './supervisor-author.ts';

/** Whether somebody with this role may change the content of a section now. */
export function mayEdit(state: ProjectState, place: Place, role: RoleCode): boolean {
  return workflowOf(state).edit(editOf(state, place, role)).kind !== 'refused';
}

/** Where the fields of a stage's plan and result belong: those of the start stage to the project section. */
export function planPlace({ id, kind }: StageRow): Place {
  if (kind === 'start') return { section: 'project', stageId: null };
  return { section: kind === 'finish' ? 'final' : 'plan', stageId: id };
}

/** As `planPlace`, for the result. */
export function resultPlace({ id, kind }: StageRow): Place {
  if (kind === 'start') return { section: 'project', stageId: null };
  return { section: kind === 'finish' ? 'final' : 'result', stageId: id };
}

function abilities(state: ProjectState, stage: StageRow, role: RoleCode): Stage['can'] {
  const deletable = workflowOf(state).deletion(stage, completionOf(state)) === null;
  return {
    edit_plan: mayEdit(state, planPlace(stage), role),
    plan_reapproval:
      workflowOf(state).edit(editOf(state, planPlace(stage), role)).kind === 'reapproval',
    edit_result: stage.kind !== 'start' && mayEdit(state, resultPlace(stage), role),
    delete: allowed(role, 'edit') && deletable,
  };
}

/** The part of the stage that its status speaks of. */
function shownPlace(stage: StageRow): Place {
  const { status } = stage;
  return status && isResultStatus(status) ? resultPlace(stage) : planPlace(stage);
}

function editionNo(state: ProjectState, { section, stageId }: Place): number {
  return sectionRow(state, section, stageId)?.editionNo ?? 0;
}

/** Which of the five steps the approval of a stage has come to; null where there is no plan to approve. */
export function stageStep(state: ProjectState, stage: StageRow): Stage['step'] {
  const { id, kind, status, resultStatus } = stage;
  if (kind !== 'numeric' || status === null) return null;
  return stageProgress(status, planValidOf(state, id), resultStatus);
}

/** A stage as a member of the team sees it and may act on it; `moves` are those of the project. */
export function presentStage(
  state: ProjectState,
  stage: StageRow,
  moves: readonly OpenMove[],
  reader: { userId: string; now: Date; rules: ApprovalRules },
): Stage {
  const { role } = memberOf(state, reader.userId);
  const move = moves.find((one) => one.stageId === stage.id);
  const { project } = state;
  return {
    id: stage.id,
    project_id: project.id,
    kind: stage.kind,
    layout: layoutOf(stage.kind),
    number: stage.number,
    title: stage.title,
    goal: stage.goal,
    goal_from_template: stage.kind === 'numeric' && isTemplateGoal(stage.goal),
    planned_result: stage.plannedResult,
    result_text: stage.resultText,
    fields: fieldsIn(state, { list: 'plan', stageId: stage.id }).map(presentField),
    starts_at: stage.startsAt,
    ends_at: stage.endsAt,
    status: stage.status ?? project.status,
    status_code: statusCode(stage.status ?? project.status),
    result_status_code: stage.resultStatus && statusCode(stage.resultStatus),
    status_since: (stage.status ? stage : project).statusSince.toISOString(),
    result_status: stage.resultStatus,
    plan_valid: planValidOf(state, stage.id),
    reached_status: reachedRow(state, stage),
    delivered: deliveredInTime(state, stage),
    by_supervisor_author: bySupervisorAuthor(state, shownPlace(stage)),
    plan_edition: editionNo(state, planPlace(stage)),
    result_edition: editionNo(state, resultPlace(stage)),
    version: stage.version,
    step: stageStep(state, stage),
    progress: stageProgressOf(state, stage),
    document_id: state.documents.get(stage.id)?.id ?? null,
    move: move
      ? presentMove(move, { team: state.team, role, zone: project.timeZone, now: reader.now })
      : null,
    actions: stageActions(state, stage, role, reader.rules),
    can: abilities(state, stage, role),
  };
}
