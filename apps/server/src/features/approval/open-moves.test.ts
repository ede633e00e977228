import { describe, expect, it } from 'vitest';
import {
  sectionWith,
  stageWith,
  stateWith,
  USUAL_RULES,
} from '../../../test/support/project-state.ts';
import { openMoves as openMovesBy } from './open-moves.ts';
import { substanceHash } from './section-content.ts';
import type { ProjectState } from './state.ts';

const openMoves = (state: ProjectState) => openMovesBy(state, USUAL_RULES);

const asked = (state: ProjectState) => openMoves(state).map((move) => move.asked);
const day = (n: number) => new Date(`2026-10-0${n}T09:00:00Z`);
const both = ['researcher', 'supervisor'] as const;
const finish = stageWith({ id: 'finish', kind: 'finish', number: null });
const start = stageWith({ id: 'start', kind: 'start', number: null, status: null });

describe('open moves', () => {
  const turns = (state: ProjectState) =>
    openMoves(state).map((move) => [move.asked, move.number, move.after?.number]);

  it('begin with sending the project; the plans come after it, one after another', () => {
    const stages = [start, stageWith(), stageWith({ id: 'second', number: 2 }), finish];
    expect(turns(stateWith({ stages, roles: [...both] }))).toEqual([
      ['send_project', null, undefined],
      ['send_plan', 1, null],
      ['send_plan', 2, 1],
    ]);
  });

  it('leave a stage after one that waits for others, and begin it on its day after own work', () => {
    const project = { status: 'approved_by_supervisor' } as const;
    const second = stageWith({ id: 'second', number: 2, startsAt: '2026-12-01' });
    const first = (status: 'stage_created' | 'sent_for_approval_to_supervisor') =>
      openMoves(
        stateWith({ project, stages: [start, stageWith({ status }), second], roles: [...both] }),
      );
    const after = { section: 'plan', number: 1 };
    expect(first('sent_for_approval_to_supervisor')).toMatchObject([
      { asked: 'decide_plan', after: null },
      { asked: 'send_plan', after, from: null },
    ]);
    expect(first('stage_created')).toMatchObject([
      { asked: 'send_plan', number: 1, after: null },
      { asked: 'send_plan', number: 2, after, from: '2026-12-01' },
    ]);
  });

  it('count a stage from the end of the one before it, not from its creation', () => {
    const project = { status: 'approved_by_supervisor' } as const;
    const done = stageWith({ status: 'result_approved_by_supervisor', statusSince: day(7) });
    const stages = [start, done, stageWith({ id: 'second', number: 2 })];
    expect(openMoves(stateWith({ project, stages, roles: [...both] }))).toMatchObject([
      { asked: 'send_plan', number: 2, since: day(7) },
    ]);
  });

  it('keep since when a reviewer of a startup waits when another has decided', () => {
    const roles = ['founder', 'mentor', 'expert'] as const;
    const project = {
      type: 'startup',
      status: 'wait_approve_by_mentor',
      statusSince: day(5),
    } as const;
    const sections = [sectionWith({ sentAt: day(2) })];
    expect(
      openMoves(stateWith({ project, roles: [...roles], stages: [start], sections }))[0]?.since,
    ).toEqual(day(2));
  });

  it('tell what is required, what is advised and until when', () => {
    const project = { status: 'approved_by_supervisor', endsAt: '2027-06-01' } as const;
    const stages = [start, stageWith({ status: 'approved_by_supervisor', endsAt: '2027-02-06' })];
    expect(openMoves(stateWith({ project, stages, roles: [...both] }))).toMatchObject([
      {
        asked: 'send_result',
        missing: ['result'],
        advised: ['presentation', 'plagiarism_report'],
        deadline: '2027-02-06',
      },
    ]);
    expect(openMoves(stateWith({ project: { endsAt: '2027-06-01' } }))[0]?.deadline).toBe(
      '2027-06-01',
    );
  });

  it('ask those who have no reviewer to approve', () => {
    expect(asked(stateWith({ stages: [start] }))[0]).toBe('approve_project');
    expect(asked(stateWith({ stages: [start], roles: [...both] }))[0]).toBe('send_project');
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
    expect(asked(stateWith({ project }))).toEqual(['approve_plan']);
  });

  it('say what a result lacks once its plan is approved', () => {
    const project = { status: 'approved_by_researcher' } as const;
    const stages = [stageWith({ status: 'approved_by_researcher' })];
    expect(openMoves(stateWith({ project, stages }))).toMatchObject([
      { asked: 'approve_result', missing: ['result'] },
    ]);
    const documents = new Map([['stage', { id: 'doc', empty: false, hash: null }]]);
    expect(openMoves(stateWith({ project, stages, documents }))).toMatchObject([
      { asked: 'approve_result', missing: [] },
    ]);
  });

  it('ask for the part that has to be sent again: the plan, or the result alone', () => {
    const project = { status: 'approved_by_researcher' } as const;
    const stages = [stageWith({ status: 're_approval_required' })];
    const changed = stateWith({ project, stages });
    expect(asked(changed)).toEqual(['approve_plan']);
    const hash = substanceHash(changed, { section: 'plan', stageId: 'stage' });
    const plan = sectionWith({
      section: 'plan',
      stageId: 'stage',
      approvedHash: hash,
      approvedBy: 'researcher',
    });
    expect(asked({ ...changed, sections: [plan] })).toEqual(['approve_result']);
    expect(asked({ ...changed, sections: [{ ...plan, reviewerJoined: true }] })).toEqual([
      'approve_plan',
    ]);
  });

  it('tell a request to reopen from a return', () => {
    const stages = [stageWith({ status: 'sent_for_revision_to_supervisor' })];
    const state = stateWith({ stages, roles: ['researcher', 'supervisor'] });
    expect(asked(state)[0]).toBe('revise_plan');
    const plan = sectionWith({ section: 'plan', stageId: 'stage', requestPending: true });
    expect(asked({ ...state, sections: [plan] })[0]).toBe('answer_plan');
  });

  it('ask for approval, not for sending, of a return to who has nobody to send it to', () => {
    const stages = [stageWith({ status: 'sent_for_revision_to_supervisor' })];
    expect(asked(stateWith({ stages, roles: ['supervisor'] }))[0]).toBe('rework_plan');
    const own = [stageWith({ status: 'sent_for_revision_to_researcher' })];
    expect(asked(stateWith({ stages: own, roles: ['researcher'] }))[0]).toBe('rework_plan');
    expect(asked(stateWith({ stages: own, roles: ['researcher', 'curator'] }))[0]).toBe(
      'revise_plan',
    );
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
