import { type ApprovalAction, PROJECT_CALLS, type ProjectType } from '@pv/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call } from '../../../platform/api/client.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { PROJECT_STALES } from './stales.ts';

/** A decision on one section. `id` is the project's for the project section, else the stage's. */
export interface Decision {
  id: string;
  type: ProjectType;
  section: ApprovalAction['section'];
  action: ApprovalAction['action'];
  /** Null when nothing was written. */
  review: string | null;
  /** The edition and the status that the person has seen. */
  edition: number;
  status: string;
}

function send(call: Call, { id, type, section, action, ...seen }: Decision): Promise<null> {
  const { project, stage } = PROJECT_CALLS[type];
  const request = { params: { id }, body: seen };
  // a decision without words is short enough to outlive the page
  const options = { keepalive: seen.review === null };
  if (section === 'project') return call(project[action], request, options);
  if (section === 'plan') {
    const body = { ...seen, status_type: 'plan' as const };
    return call(stage[action], { params: { id }, body }, options);
  }
  const endpoint = { approve: stage.finishApprove, revise: stage.finishRevise };
  return call(endpoint[action], request, options);
}

/**
 * Sends, approves, returns, recalls …; in every case the page is read again, for who decided meanwhile.
 * With `wait` the decision counts as made once the page is fresh.
 */
export function useDecide({ wait = true } = {}) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    // The dialog tells a refusal in a notice, any other failure beside what was typed.
    meta: { ownErrors: true },
    mutationFn: (decision: Decision) => send(call, decision),
    onSettled: () => {
      const fresh = Promise.all(
        PROJECT_STALES.map((stale) => queries.invalidateQueries({ queryKey: keyOf(stale) })),
      );
      return wait ? fresh : undefined;
    },
  });
}
