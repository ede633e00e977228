import { expect, test } from 'vitest';
import {
  type RoleCode,
  WORKFLOWS,
  type WorkflowFacts,
  type WorkflowSection,
  type WorkflowStatus,
} from '../../../src/index.ts';
import { factsOf, newWorld } from '../world.ts';

const TEAM: RoleCode[] = ['founder', 'topmanager', 'mentor', 'expert', 'tracker', 'coordinator'];

function refusal(
  [section, status, actor, action]: [
    WorkflowSection,
    WorkflowStatus,
    RoleCode,
    'approve' | 'revise',
  ],
  facts: Partial<WorkflowFacts> = {},
): string | null {
  const all = factsOf(newWorld('startup', TEAM, ['project', 'plan', 'result', 'final']), section);
  const outcome = WORKFLOWS.startup.decide(
    { section, status, actor, action },
    { ...all, ...facts },
  );
  return outcome.ok ? null : outcome.code;
}

test.each([
  ['project', 'wait_approve_all', 'coordinator', 'approve', 'forbidden'],
  ['project', 'wait_approve_all', 'founder', 'approve', 'not_your_move'],
  ['project', 'wait_approve_by_mentor', 'expert', 'approve', 'role_signed'],
  ['project', 'approved_by_expert', 'mentor', 'approve', 'already_decided'],
  ['project', 'approved_by_expert', 'founder', 'approve', 'already_decided'],
  ['project', 'project_created', 'mentor', 'approve', 'not_your_move'],
  ['project', 're_approval_required', 'founder', 'revise', 'not_your_move'],
  ['project', 'sent_for_revision_to_mentor', 'expert', 'approve', 'not_your_move'],
  ['project', 'sent_for_revision_to_founder', 'mentor', 'revise', 'not_your_move'],
  ['plan', 'deleted', 'founder', 'approve', 'not_found'],
  ['result', 'result_created', 'founder', 'approve', 'plan_not_approved'],
  ['result', 'result_wait_approve_all', 'mentor', 'revise', 'plan_not_approved'],
  ['final', 'result_created', 'founder', 'approve', 'stages_unfinished'],
] as const)('%s in %s, %s: %s is refused as %s', (section, status, actor, action, code) => {
  expect(refusal([section, status, actor, action])).toBe(code);
});

test('nothing is sent while content is missing, but what is sent may be decided', () => {
  const missing = ['title'];
  expect(refusal(['project', 'project_created', 'founder', 'approve'], { missing })).toBe(
    'content_missing',
  );
  expect(
    refusal(['project', 'wait_approve_by_mentor', 'mentor', 'approve'], { missing }),
  ).toBeNull();
});

test('a finished startup is read-only but for its final approval', () => {
  const completion = 'succeeded';
  expect(refusal(['project', 'approved_by_mentor', 'mentor', 'revise'], { completion })).toBe(
    'project_finished',
  );
  expect(
    refusal(['final', 'result_approved_by_mentor', 'expert', 'revise'], { completion }),
  ).toBeNull();
});
