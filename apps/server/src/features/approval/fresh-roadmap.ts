import { workflowOf } from './in-state.ts';
import type { ProjectState, StageRow } from './state.ts';

function isFresh(state: ProjectState, { kind, status, resultStatus }: StageRow): boolean {
  if (kind === 'start') return true;
  const { first } = workflowOf(state);
  const created = status === first(kind === 'finish' ? 'final' : 'plan');
  return created && (resultStatus === null || resultStatus === first('result'));
}

/** Whether nothing of the roadmap was ever sent: only then another template may take its place. */
export function roadmapIsFresh(state: ProjectState): boolean {
  return state.project.type !== 'article' && state.stages.every((stage) => isFresh(state, stage));
}
