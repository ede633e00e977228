import { statusInfo } from './status-info.ts';
import type { WorkflowStatus } from './statuses.ts';

/**
 * The status by which a whole stage is told. A startup's plan and result have one each: the plan's until it
 * is approved and the result has been sent, then the result's.
 */
export function rowStatusOf({
  status,
  result_status,
}: {
  status: string;
  result_status: string | null;
}): string {
  if (!result_status || result_status === 'result_created') return status;
  return statusInfo(status as WorkflowStatus).group === 'approve' ? result_status : status;
}
