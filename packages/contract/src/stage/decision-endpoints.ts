import { DECISION_LIMIT } from '../approval/decision-limit.ts';
import { decisionSchema, stageDecisionSchema } from '../approval/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId } from '../http/fields.ts';

const decisionErrors = [
  'not_your_move',
  'researcher_first',
  'already_decided',
  'recalled',
  'role_signed',
  'stale_version',
  'section_locked',
  'project_finished',
  'content_missing',
  'plan_not_approved',
  'stages_unfinished',
  'forbidden',
] as const;

/**
 * The four decisions on a stage of one kind of project. `finish` stands in the address before the
 * decision on a result: `/finish/` or `/finish-`.
 */
export function stageDecisions(
  noun: 'stage' | 'startupstage' | 'articlestage',
  path: string,
  finish: string,
) {
  const onPart = (action: 'approve' | 'revise') =>
    defineEndpoint({
      name: `${noun}.${action}`,
      method: 'POST',
      path: `${path}/${action}`,
      access: 'profile',
      params: byId,
      body: stageDecisionSchema,
      responses: { 204: null },
      errors: decisionErrors,
      limit: DECISION_LIMIT,
    });
  const onResult = (action: 'approve' | 'revise', name: string) =>
    defineEndpoint({
      name: `${noun}.${name}`,
      method: 'POST',
      path: `${path}${finish}${action}`,
      access: 'profile',
      params: byId,
      body: decisionSchema,
      responses: { 204: null },
      errors: decisionErrors,
      limit: DECISION_LIMIT,
    });
  return {
    approve: onPart('approve'),
    revise: onPart('revise'),
    finishApprove: onResult('approve', 'finishApprove'),
    finishRevise: onResult('revise', 'finishRevise'),
  };
}

export const startupStageEndpoints = stageDecisions(
  'startupstage',
  '/project/startup-stage/:id',
  '/finish-',
);
export const articleStageEndpoints = stageDecisions(
  'articlestage',
  '/project/article/stage/:id',
  '/finish/',
);
