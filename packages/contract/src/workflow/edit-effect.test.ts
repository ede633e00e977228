import { describe, expect, test } from 'vitest';
import type { ProjectStatus, StageStatus } from './research/statuses.ts';
import type { WorkflowEdit } from './workflow.ts';
import { WORKFLOWS } from './workflows.ts';

const editEffect = (edit: Omit<WorkflowEdit, 'resultStatus'>) =>
  WORKFLOWS.nir.edit({ ...edit, resultStatus: null });

const SAVED = { kind: 'saved', newEdition: false };
const REAPPROVAL = { kind: 'reapproval', next: 're_approval_required' };
const LOCKED = { kind: 'refused', code: 'section_locked' };

function editProject(status: ProjectStatus, role: 'researcher' | 'supervisor' = 'researcher') {
  return editEffect({ section: 'project', status, role, completion: 'none' });
}

function editStage(section: 'plan' | 'result', status: StageStatus) {
  return editEffect({ section, status, role: 'researcher', completion: 'none' });
}

test.each([
  ['project_created', SAVED],
  ['re_approval_required', SAVED],
  ['sent_to_researcher_for_revision', SAVED],
  ['sent_to_supervisor_for_revision', SAVED],
  ['sent_to_supervisor_for_approval', LOCKED],
  ['sent_to_curator_for_approval', LOCKED],
  ['sent_to_curator_for_revision', LOCKED],
  ['approved_by_researcher', REAPPROVAL],
  ['approved_by_supervisor', REAPPROVAL],
  ['approved_by_curator', REAPPROVAL],
] as const)('a researcher edits the project section in %s', (status, effect) => {
  expect(editProject(status)).toEqual(effect);
});

test('the supervisor edits what is with him, and that is the next edition of the round', () => {
  expect(editProject('sent_to_supervisor_for_approval', 'supervisor')).toEqual({
    kind: 'saved',
    newEdition: true,
  });
  expect(editProject('sent_to_curator_for_approval', 'supervisor')).toEqual(LOCKED);
});

describe('the plan of a stage whose result was sent', () => {
  test.each([
    ['result_sent_for_approval_to_supervisor', LOCKED],
    ['result_sent_for_approval_to_curator', LOCKED],
    ['result_sent_for_revision_to_curator', LOCKED],
    ['result_sent_for_revision_to_researcher', REAPPROVAL],
    ['result_approved_by_supervisor', REAPPROVAL],
  ] as const)('in %s', (status, effect) => {
    expect(editStage('plan', status)).toEqual(effect);
  });
});

describe('the result of a stage', () => {
  test.each([
    ['stage_created', SAVED],
    ['sent_for_approval_to_supervisor', SAVED],
    ['approved_by_curator', SAVED],
    ['result_sent_for_revision_to_researcher', SAVED],
    ['result_sent_for_approval_to_curator', LOCKED],
    ['result_approved_by_curator', REAPPROVAL],
  ] as const)('in %s', (status, effect) => {
    expect(editStage('result', status)).toEqual(effect);
  });
});

describe('refusals', () => {
  test.each(['curator', 'coordinator', 'founder'] as const)('%s only looks', (role) => {
    expect(
      editEffect({ section: 'plan', status: 'stage_created', role, completion: 'none' }),
    ).toEqual({ kind: 'refused', code: 'forbidden' });
  });

  test('a finished project and a deleted stage are not edited', () => {
    const base = { section: 'plan', role: 'researcher' } as const;
    expect(editEffect({ ...base, status: 'approved_by_curator', completion: 'succeeded' })).toEqual(
      { kind: 'refused', code: 'project_finished' },
    );
    expect(editEffect({ ...base, status: 'deleted', completion: 'none' })).toEqual({
      kind: 'refused',
      code: 'not_found',
    });
  });
});
