import { isResultStatus, type Stage } from '@pv/contract';

/** Where the plan and the result of a stage stand: statuses, or that the plan stands approved. */
export interface StageStates {
  /** Null for the finish, which has no plan. */
  plan: string | null;
  /** Null while there is nothing to tell of the result. */
  result: string | null;
}

/** The plan stands as it was approved, which research has no status for once the result is under way. */
export const PLAN_STANDS = 'plan_stands';

/**
 * The states of the plan and of the result apart. In startups each has a status; in research one status
 * tells of the part that is under way.
 */
export function stageStates({
  kind,
  status,
  result_status,
  plan_valid,
}: Pick<Stage, 'kind' | 'status' | 'result_status' | 'plan_valid'>): StageStates {
  if (kind === 'finish') return { plan: null, result: status };
  if (result_status !== null) return { plan: status, result: result_status };
  const ofResult = isResultStatus(status) || (status === 're_approval_required' && plan_valid);
  return ofResult
    ? { plan: plan_valid ? PLAN_STANDS : null, result: status }
    : { plan: status, result: null };
}
