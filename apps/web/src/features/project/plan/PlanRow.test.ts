import { describe, expect, it } from 'vitest';
import { stageOf } from '../roadmap/stages.sample.ts';
import { PLAN_STANDS, stageStates } from './PlanRow.tsx';

const states = (part: Parameters<typeof stageOf>[0]) => stageStates(stageOf(part));

describe('the states of a stage', () => {
  it('in research are told by the part that is under way', () => {
    expect(states({ status: 'sent_for_approval_to_supervisor' })).toEqual({
      plan: 'sent_for_approval_to_supervisor',
      result: null,
    });
    const result = 'result_sent_for_revision_to_researcher';
    expect(states({ status: result, plan_valid: true })).toEqual({ plan: PLAN_STANDS, result });
    expect(states({ status: result, plan_valid: false })).toEqual({ plan: null, result });
  });

  it('tell which part has to be approved again', () => {
    const status = 're_approval_required';
    expect(states({ status, plan_valid: true })).toEqual({ plan: PLAN_STANDS, result: status });
    expect(states({ status, plan_valid: false })).toEqual({ plan: status, result: null });
  });

  it('in a startup are two statuses', () => {
    const both = { status: 'approved_by_mentor', result_status: 'result_created' };
    expect(states(both)).toEqual({ plan: 'approved_by_mentor', result: 'result_created' });
  });

  it('of the finish are that of its result', () => {
    expect(states({ kind: 'finish', status: 'stage_created' })).toEqual({
      plan: null,
      result: 'stage_created',
    });
  });
});
