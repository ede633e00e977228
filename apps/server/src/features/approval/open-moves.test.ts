import { describe, expect, it } from 'vitest';
import { sectionWith, stageWith, stateWith } from '../../../test/support/project-state.ts';
import { openMoves } from './open-moves.ts';
import { contentOf, hashOf } from './section-content.ts';
import type { ProjectState } from './state.ts';

const asked = (state: ProjectState) => openMoves(state).map((move) => move.asked);
const day = (n: number) => new Date(`2026-10-0${n}T09:00:00Z`);
const finish = stageWith({ id: 'finish', kind: 'finish', number: null });
const start = stageWith({ id: 'start', kind: 'start', number: null, status: null });

describe('open moves', () => {
  it('begin with sending the project and the plans in the order of the roadmap', () => {
    const stages = [start, stageWith(), stageWith({ id: 'second', number: 2 }), finish];
    expect(asked(stateWith({ stages }))).toEqual(['send_project', 'send_plan', 'send_plan']);
  });

  it('put what somebody waits for first, the longest wait before the rest', () => {
    const stages = [
      stageWith({ id: 'a', status: 'sent_for_approval_to_supervisor', statusSince: day(5) }),
      stageWith({ id: 'b', status: 'sent_for_revision_to_researcher', statusSince: day(3) }),
    ];
    const state = stateWith({ stages, roles: ['researcher', 'supervisor'] });
    expect(openMoves(state).map(({ asked: what, roles }) => [what, ...roles])).toEqual([
      ['revise_plan', 'researcher'],
      ['decide_plan', 'supervisor'],
      ['send_project', 'researcher'],
    ]);
  });

  it('ask for a stage when the project is approved and has none', () => {
    const project = { status: 'approved_by_researcher' } as const;
    expect(asked(stateWith({ project, stages: [start, finish] }))).toEqual(['add_stage']);
    expect(asked(stateWith({ project }))).toEqual(['send_plan']);
  });

  it('say what a result lacks once its plan is approved', () => {
    const project = { status: 'approved_by_researcher' } as const;
    const stages = [stageWith({ status: 'approved_by_researcher' })];
    expect(openMoves(stateWith({ project, stages }))).toMatchObject([
      { asked: 'send_result', missing: ['result'] },
    ]);
    const documents = new Map([['stage', { id: 'doc', empty: false, hash: null }]]);
    expect(openMoves(stateWith({ project, stages, documents }))).toMatchObject([
      { asked: 'send_result', missing: [] },
    ]);
  });

  it('ask for the part that has to be sent again: the plan, or the result alone', () => {
    const project = { status: 'approved_by_researcher' } as const;
    const stages = [stageWith({ status: 're_approval_required' })];
    const changed = stateWith({ project, stages });
    expect(asked(changed)).toEqual(['send_plan']);
    const hash = hashOf(contentOf(changed, { section: 'plan', stageId: 'stage' }));
    const plan = sectionWith({
      section: 'plan',
      stageId: 'stage',
      approvedHash: hash,
      approvedBy: 'researcher',
    });
    expect(asked({ ...changed, sections: [plan] })).toEqual(['send_result']);
    expect(asked({ ...changed, sections: [{ ...plan, reviewerJoined: true }] })).toEqual([
      'send_plan',
    ]);
  });

  it('tell a request to reopen from a return', () => {
    const stages = [stageWith({ status: 'sent_for_revision_to_supervisor' })];
    const state = stateWith({ stages, roles: ['researcher', 'supervisor'] });
    expect(asked(state)[0]).toBe('revise_plan');
    const plan = sectionWith({ section: 'plan', stageId: 'stage', requestPending: true });
    expect(asked({ ...state, sections: [plan] })[0]).toBe('answer_plan');
  });

  it('ask for the final result only once everything else is approved', () => {
    const project = { status: 'approved_by_curator' } as const;
    const approved = stageWith({ status: 'result_approved_by_curator' });
    const roles = ['researcher', 'curator'] as const;
    const state = stateWith({ project, roles: [...roles], stages: [start, approved, finish] });
    expect(asked(state)).toEqual(['send_final']);
    const unfinished = stageWith({ status: 'result_sent_for_approval_to_curator' });
    expect(asked({ ...state, stages: [start, unfinished, finish] })).toEqual(['decide_result']);
  });

  it('are none when all is approved', () => {
    const stages = [
      stageWith({ status: 'result_approved_by_researcher' }),
      { ...finish, status: 'result_approved_by_researcher' as const },
    ];
    expect(asked(stateWith({ project: { status: 'approved_by_researcher' }, stages }))).toEqual([]);
  });
});
