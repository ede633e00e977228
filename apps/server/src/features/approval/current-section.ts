import { isResultStatus, type WorkflowSection } from '@pv/contract';
import { workflowOf } from './in-state.ts';
import { planValidOf } from './section-facts.ts';
import type { ProjectState, StageRow } from './state.ts';

/**
 * The section of a stage that is under way: the final result of the finish stage, else its plan until
 * that is approved, then its result.
 */
export function currentSection(
  state: ProjectState,
  { id, kind, status }: StageRow,
): Exclude<WorkflowSection, 'project'> | null {
  if (kind === 'start' || status === null || status === 'deleted') return null;
  if (kind === 'finish') return 'final';
  if (status === 're_approval_required') return planValidOf(state, id) ? 'result' : 'plan';
  const approved = workflowOf(state).approved({ section: 'plan', status });
  return approved || isResultStatus(status) ? 'result' : 'plan';
}
