import type { Stage } from '@pv/contract';

/** A stage for tests. */
export function stageOf(part: Partial<Stage>): Stage {
  return {
    id: 'stage',
    project_id: 'project',
    kind: 'numeric',
    number: 1,
    title: 'Обзор',
    goal: '',
    planned_result: '',
    result_text: '',
    fields: [],
    starts_at: null,
    ends_at: null,
    status: 'stage_created',
    status_code: 'stage_created',
    result_status_code: null,
    status_since: '2027-02-01T10:00:00.000Z',
    result_status: null,
    goal_from_template: false,
    layout: 'stage-numeric-and-finish',
    plan_valid: false,
    reached_status: null,
    delivered: false,
    by_supervisor_author: false,
    plan_edition: 0,
    result_edition: 0,
    version: 0,
    step: 'before_plan_approval',
    progress: 0,
    document_id: null,
    move: null,
    actions: [],
    can: { edit_plan: true, plan_reapproval: false, edit_result: true, delete: true },
    ...part,
  };
}
