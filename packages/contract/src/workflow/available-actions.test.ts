import { expect, test } from 'vitest';
import { facts } from '../../test/workflow/facts.ts';
import { availableActions, type ResearchFacts, whoseMove } from '../../test/workflow/research.ts';
import type { RoleCode } from '../kinds/roles.ts';
import { primaryOf } from './intents.ts';
import type { WorkflowSection } from './sections.ts';
import type { WorkflowStatus } from './statuses.ts';

/** The filled button of somebody, who has one only when it is his move. */
const primaryAction = (
  section: WorkflowSection,
  status: WorkflowStatus,
  actor: RoleCode,
  facts: ResearchFacts,
) =>
  actor === whoseMove(status, facts.present)
    ? primaryOf(availableActions(section, status, actor, facts))
    : null;

test('a reviewer who has the section approves or returns it', () => {
  expect(
    availableActions('project', 'sent_to_supervisor_for_approval', 'supervisor', facts()),
  ).toEqual([
    { action: 'approve', intent: 'approve', row: 'P4', blocked: null },
    { action: 'revise', intent: 'return', row: 'P10', blocked: null },
  ]);
});

test('who waits for a reviewer may only recall', () => {
  const status = 'sent_to_supervisor_for_approval';
  expect(availableActions('project', status, 'researcher', facts())).toEqual([
    { action: 'revise', intent: 'recall', row: 'P15', blocked: null },
  ]);
  expect(primaryAction('project', status, 'researcher', facts())).toBeNull();
});

test('a button that waits for something is there and says why', () => {
  const unfinished = facts({ missing: ['title'] });
  expect(availableActions('plan', 'stage_created', 'researcher', unfinished)).toEqual([
    { action: 'approve', intent: 'send', row: 'T1', blocked: 'content_missing' },
  ]);
  expect(primaryAction('plan', 'stage_created', 'researcher', unfinished)).toBeNull();
  expect(
    availableActions('result', 're_approval_required', 'researcher', facts({ planValid: false })),
  ).toMatchObject([{ intent: 'send', blocked: 'plan_not_approved' }]);
});

test('the filled button belongs to the person whose move it is', () => {
  const status = 'sent_for_revision_to_curator';
  expect(primaryAction('plan', status, 'curator', facts())).toMatchObject({
    intent: 'grant_request',
  });
  expect(primaryAction('plan', status, 'supervisor', facts())).toBeNull();
  expect(primaryAction('plan', 'approved_by_curator', 'researcher', facts())).toBeNull();
  expect(primaryAction('result', 'approved_by_curator', 'researcher', facts())).toMatchObject({
    intent: 'send',
  });
});

test('a finished project and foreign roles have no buttons', () => {
  const done = facts({ completion: 'succeeded' });
  expect(availableActions('project', 'approved_by_curator', 'curator', done)).toEqual([]);
  expect(availableActions('project', 'project_created', 'founder', facts())).toEqual([]);
});
