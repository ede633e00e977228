import {
  completionInfo,
  type Move,
  type Project,
  type StatusInfo,
  statusInfo,
  type WorkflowStatus,
} from '@pv/contract';

/** What the badge of a whole project shows. */
export interface Standing {
  /** Of a section, or of the completion. */
  code: string;
  info: StatusInfo;
}

/**
 * How a project stands: finished, else the status of the section where the move is, without a move that of
 * the project section. That the final report is expected is told until the report has been sent.
 */
export function standingOf(
  project: Pick<Project, 'completion_status' | 'status'>,
  move: Pick<Move, 'status'> | null,
): Standing {
  const completion = project.completion_status;
  const code = move?.status ?? project.status;
  const section = statusInfo(code as WorkflowStatus);
  const whole = completionInfo(completion);
  const told = completion === 'succeeded' || section.group === 'neutral';
  return whole && told ? { code: completion, info: whole } : { code, info: section };
}
