import type { ApprovalAction } from '@pv/contract';
import { actionOf, moveOf } from '@pv/contract/samples';
import { describe, expect, it } from 'vitest';
import { nextMove, nextStep, possibleMove, stepOf } from './next-step.ts';

const send = actionOf({});
const kind = (action: Partial<ApprovalAction>, move = {}) =>
  stepOf(moveOf(move), [actionOf(action)])?.kind;

describe('the next step', () => {
  it('is to send when everything is there', () => {
    expect(kind({})).toBe('decide');
    expect(kind({ intent: 'self_approve' })).toBe('decide');
  });

  it('is to fill in what is required, and to send when only advised things are missing', () => {
    const both = actionOf({ missing: ['result'], warnings: ['presentation'] });
    expect(stepOf(moveOf({}), [both])).toMatchObject({ kind: 'fill', lacks: ['result'] });
    expect(kind({ warnings: ['presentation', 'plagiarism_report'] })).toBe('decide');
  });

  it('is to deal with the remarks after a return', () => {
    expect(kind({ warnings: ['goal', 'remarks_ticked'] }, { asked: 'revise_plan' })).toBe('fix');
  });

  it('is first what came back, and of that the remarks', () => {
    const other = moveOf({ stage_id: null, section: 'project', asked: 'send_project' });
    const back = moveOf({ stage_id: 'stage', asked: 'revise_plan' });
    const stage = {
      id: 'stage',
      actions: [actionOf({ missing: ['goal'], warnings: ['remarks_ticked'] })],
    };
    const actions = [actionOf({ section: 'project' })];
    const project = { moves: [other, back], stages: [stage], actions };
    expect(nextStep(project as never)).toMatchObject({ kind: 'fix', section: 'plan' });
  });

  it('is to deal with the remarks, then to approve, where there is nobody to send it to', () => {
    const back = { asked: 'rework_plan' };
    expect(kind({ intent: 'approve', warnings: ['remarks_ticked'] }, back)).toBe('fix');
    expect(kind({ intent: 'approve' }, back)).toBe('decide');
  });

  it('is to look at the work before deciding on it', () => {
    expect(kind({ intent: 'approve' }, { asked: 'decide_plan' })).toBe('review');
    expect(kind({ intent: 'grant_request' }, { asked: 'answer_plan' })).toBe('review');
  });

  it('is to add a stage to an empty roadmap, for which there is no decision', () => {
    expect(stepOf(moveOf({ asked: 'add_stage' }), [])).toEqual({ kind: 'add_stage' });
  });

  it('is none where somebody else has to act, or nothing can be decided', () => {
    expect(stepOf(moveOf({ own: false, mine: false }), [send])).toBeNull();
    expect(stepOf(null, [send])).toBeNull();
    expect(stepOf(moveOf({}), [])).toBeNull();
    expect(stepOf(moveOf({}), [actionOf({ section: 'result' })])).toBeNull();
  });
});

describe('what may be done while others have the turn', () => {
  const after = { section: 'result' as const, number: 2 };
  const later = moveOf({ number: 3, mine: false, after });

  it('is the first own move after theirs', () => {
    const theirs = moveOf({ own: false, mine: false });
    expect(possibleMove({ moves: [theirs, later] })).toBe(later);
    expect(possibleMove({ moves: [theirs, { ...later, own: false }] })).toBeNull();
    expect(stepOf(later, [send])?.kind).toBe('decide');
  });

  it('is not told beside an own move', () => {
    expect(possibleMove({ moves: [moveOf({}), later] })).toBeNull();
  });
});

describe('the own move', () => {
  it('is the first that is mine', () => {
    const moves = [moveOf({ mine: false }), moveOf({ stage_id: 'a' }), moveOf({ stage_id: 'b' })];
    expect(nextMove({ moves })?.stage_id).toBe('a');
    expect(nextMove({ moves: [] })).toBeNull();
  });
});
