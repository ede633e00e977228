import { expect, test } from 'vitest';
import { STAGE_STATUSES } from './research/statuses.ts';
import type { Completion } from './statuses.ts';
import type { StageParts } from './workflow.ts';
import { WORKFLOWS } from './workflows.ts';

const refuseStageDeletion = (stage: Omit<StageParts, 'resultStatus'>, completion: Completion) =>
  WORKFLOWS.nir.deletion({ ...stage, resultStatus: null }, completion);

test('a numeric stage is deleted only while nobody reads it and nothing of it stands approved', () => {
  const deletable = STAGE_STATUSES.filter(
    (status) => refuseStageDeletion({ kind: 'numeric', status }, 'none') === null,
  );
  expect(deletable).toEqual([
    'stage_created',
    're_approval_required',
    'sent_for_revision_to_researcher',
    'sent_for_revision_to_supervisor',
  ]);
});

test('every other stage refuses by name', () => {
  const refuse = (kind: 'start' | 'numeric' | 'finish', status: 'stage_created' | 'deleted') =>
    refuseStageDeletion({ kind, status }, 'none');
  expect(refuse('finish', 'stage_created')).toBe('stage_not_deletable');
  expect(refuseStageDeletion({ kind: 'start', status: null }, 'none')).toBe('stage_not_deletable');
  expect(refuse('numeric', 'deleted')).toBe('not_found');
  expect(refuseStageDeletion({ kind: 'numeric', status: 'stage_created' }, 'succeeded')).toBe(
    'project_finished',
  );
});
