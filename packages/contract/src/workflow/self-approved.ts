import type { WorkflowStatus } from './statuses.ts';

const BY_AUTHORS = ['researcher', 'founder', 'topmanager'] as const;

/** Whether a section, or the result of a stage, was approved by those who have made it: there was no reviewer. */
export function selfApproved(status: WorkflowStatus): boolean {
  return BY_AUTHORS.some((role) => status.endsWith(`approved_by_${role}`));
}
