import { expect, test } from 'vitest';
import type { StageStatus } from './research/statuses.ts';
import type { StageParts } from './workflow.ts';
import { WORKFLOWS } from './workflows.ts';

const { completion } = WORKFLOWS.nir;

const approved = { status: 'approved_by_curator' } as const;

function stage(
  kind: StageParts['kind'],
  status: StageStatus | null,
  requestPending = false,
): StageParts & { requestPending: boolean } {
  return { kind, status, resultStatus: null, requestPending };
}

const START = stage('start', null);
const DONE = stage('numeric', 'result_approved_by_supervisor');
const FINISH = stage('finish', 'stage_created');

test('the final report is expected once the project and every stage are approved', () => {
  expect(completion(approved, [START, DONE, DONE, FINISH])).toBe('final_report_expected');
});

test('a project without numeric stages has nothing to report on', () => {
  expect(completion(approved, [START, FINISH])).toBe('none');
});

test('deleted stages do not count, neither for nor against', () => {
  const deleted = stage('numeric', 'deleted');
  expect(completion(approved, [deleted, DONE, FINISH])).toBe('final_report_expected');
  expect(completion(approved, [deleted, FINISH])).toBe('none');
});

test('an approved plan is not an approved result', () => {
  const planned = stage('numeric', 'approved_by_curator');
  expect(completion(approved, [DONE, planned, FINISH])).toBe('none');
});

test('a new stage or an edited project section takes the expectation back', () => {
  expect(completion(approved, [DONE, stage('numeric', 'stage_created'), FINISH])).toBe('none');
  expect(completion({ status: 're_approval_required' }, [DONE, FINISH])).toBe('none');
});

test('an approved final result is success', () => {
  const final = stage('finish', 'result_approved_by_curator');
  expect(completion(approved, [DONE, final])).toBe('succeeded');
});

test('a request to reopen leaves the success standing, a granted one does not', () => {
  const status = 'result_sent_for_revision_to_supervisor';
  expect(completion(approved, [DONE, stage('finish', status, true)])).toBe('succeeded');
  expect(completion(approved, [DONE, stage('finish', status)])).toBe('final_report_expected');
});

test('an approved final result without its conditions is no success', () => {
  const final = stage('finish', 'result_approved_by_curator');
  expect(completion({ status: 're_approval_required' }, [DONE, final])).toBe('none');
});
