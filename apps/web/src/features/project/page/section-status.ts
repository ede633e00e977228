import {
  type ApprovalAction,
  type Project,
  rowStatusOf,
  type Stage,
  statusInfo,
  type WorkflowStatus,
} from '@pv/contract';

type Section = ApprovalAction['section'];

/** The status that a decision on a section is made on. */
export function statusOf(project: Project, section: Section, stage?: Stage): string {
  if (section === 'project' || !stage) return project.status;
  return section === 'result' ? (stage.result_status ?? stage.status) : stage.status;
}

/** The status by which the result of a stage is told: its own, or the one of the stage. */
export function resultStatusOf({ status, result_status }: Pick<Stage, 'status' | 'result_status'>) {
  return result_status ?? status;
}

type Standing = Pick<Stage, 'status' | 'result_status'> & Partial<Pick<Stage, 'reached_status'>>;

const isCompleted = (status: string): boolean =>
  statusInfo(status as WorkflowStatus).group === 'completed';

/** Whether nothing of a stage is left to do, or was before somebody joined and it has to be approved again. */
export const isRowDone = (stage: Standing): boolean =>
  isCompleted(stage.reached_status ?? rowStatusOf(stage));
