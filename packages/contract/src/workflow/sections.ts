import type { StageKind } from '../kinds/kinds.ts';

/** What is sent, approved and returned as one thing, in every kind of project. */
export const WORKFLOW_SECTIONS = ['project', 'plan', 'result', 'final'] as const;
export type WorkflowSection = (typeof WORKFLOW_SECTIONS)[number];

/**
 * The section that a call on a stage decides; null where there is none: the start stage is decided
 * with the project, the finish stage has no plan.
 */
export function stageSection(
  kind: StageKind,
  part: 'plan' | 'result',
): Exclude<WorkflowSection, 'project'> | null {
  if (kind === 'numeric') return part;
  return kind === 'finish' && part === 'result' ? 'final' : null;
}
