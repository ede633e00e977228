import { describe, expect, test } from 'vitest';
import { ALONE, EVERYBODY, WITH_SUPERVISOR } from '../../test/workflow/facts.ts';
import {
  applyTeamEvent,
  type Presence,
  type ResearchRole,
  type ResearchState,
  type TeamEvent,
} from '../../test/workflow/research.ts';
import type { ProjectStatus, StageStatus } from './research/statuses.ts';

function state(
  status: ProjectStatus,
  stages: readonly StageStatus[] = [],
  supervisorSigned = false,
): ResearchState {
  return {
    completion: 'none',
    project: { status, supervisorSigned },
    stages: stages.map((stage, n) => ({
      id: String(n),
      kind: 'numeric',
      status: stage,
      supervisorSigned,
    })),
  };
}

function changes(event: TeamEvent, before: ResearchState, reset: 'every' | 'first' = 'every') {
  const outcome = applyTeamEvent(event, before, { reviewerReset: reset });
  return outcome.ok
    ? outcome.changes.map(({ row, section, from, to }) => [row, section, from, to].join(' '))
    : [outcome.code];
}

function joined(role: ResearchRole, first: boolean): TeamEvent {
  return { kind: 'joined', role, first, present: EVERYBODY };
}

describe('a reviewer who joins', () => {
  const before = state('approved_by_supervisor', [
    'stage_created',
    'deleted',
    'approved_by_supervisor',
    'result_sent_for_approval_to_supervisor',
  ]);

  test('takes every approval back, but leaves what was never sent and what is deleted', () => {
    expect(changes(joined('curator', true), before)).toEqual([
      'E2 project approved_by_supervisor re_approval_required',
      'E2 plan approved_by_supervisor re_approval_required',
      'E2 result result_sent_for_approval_to_supervisor re_approval_required',
    ]);
  });

  test('closes open rounds as reset and marks what was approved', () => {
    const outcome = applyTeamEvent(joined('supervisor', true), before, { reviewerReset: 'every' });
    const last = outcome.ok ? outcome.changes.at(-1)?.effects : [];
    expect(last).toEqual([
      { kind: 'closeRound', outcome: 'reset' },
      { kind: 'storeReview', decision: null },
      { kind: 'notify', roles: ['researcher', 'supervisor', 'curator'], reason: 'reset' },
      { kind: 'markReviewerJoined' },
    ]);
  });

  test('counts each time, or only the first of the role, as the installation wants', () => {
    expect(changes(joined('supervisor', false), before)).toHaveLength(3);
    expect(changes(joined('supervisor', false), before, 'first')).toEqual([]);
    expect(changes(joined('supervisor', true), before, 'first')).toHaveLength(3);
  });

  test('finds a finished project closed, already when invited', () => {
    const done: ResearchState = { ...before, completion: 'succeeded' };
    expect(changes(joined('curator', true), done)).toEqual(['project_finished']);
    expect(changes({ kind: 'invited', role: 'curator' }, done)).toEqual(['project_finished']);
  });

  test('changes nothing while only invited', () => {
    expect(changes({ kind: 'invited', role: 'curator' }, before)).toEqual([]);
  });
});

test('a researcher who joins resets nothing', () => {
  expect(changes(joined('researcher', true), state('approved_by_curator'))).toEqual([]);
});

describe('the last holder of a role who leaves', () => {
  const left = (role: ResearchRole, present: Presence): TeamEvent => ({
    kind: 'left',
    role,
    present,
  });
  const noSupervisor = { ...EVERYBODY, supervisor: false };
  const noResearcher = { ...EVERYBODY, researcher: false };

  test.each([
    [
      'E6',
      'supervisor',
      noSupervisor,
      'sent_to_supervisor_for_approval',
      'sent_to_curator_for_approval',
    ],
    ['E6', 'supervisor', ALONE, 'sent_to_supervisor_for_approval', 're_approval_required'],
    [
      'E7',
      'supervisor',
      ALONE,
      'sent_to_supervisor_for_revision',
      'sent_to_researcher_for_revision',
    ],
    ['E8', 'curator', WITH_SUPERVISOR, 'sent_to_curator_for_approval', 're_approval_required'],
    [
      'E9',
      'curator',
      WITH_SUPERVISOR,
      'sent_to_curator_for_revision',
      'sent_to_supervisor_for_revision',
    ],
    ['E9', 'curator', ALONE, 'sent_to_curator_for_revision', 'sent_to_researcher_for_revision'],
    [
      'E10',
      'researcher',
      noResearcher,
      'sent_to_researcher_for_revision',
      'sent_to_supervisor_for_revision',
    ],
  ] as const)('%s: %s of the rest %o, from %s to %s', (row, role, present, from, to) => {
    expect(changes(left(role, present), state(from))).toEqual([`${row} project ${from} ${to}`]);
  });

  test('E8: what the supervisor has signed is approved by him', () => {
    const before = state('approved_by_curator', ['sent_for_approval_to_curator'], true);
    expect(changes(left('curator', WITH_SUPERVISOR), before)).toEqual([
      'E8 plan sent_for_approval_to_curator approved_by_supervisor',
    ]);
  });

  test('E11: an approval keeps its name and date', () => {
    const before = state('approved_by_curator', ['result_approved_by_curator']);
    expect(changes(left('curator', WITH_SUPERVISOR), before)).toEqual([]);
  });

  test('is the last one only when nobody else holds the role', () => {
    expect(changes(left('curator', EVERYBODY), state('sent_to_curator_for_approval'))).toEqual([]);
  });
});
