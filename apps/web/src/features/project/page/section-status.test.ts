import { expect, it } from 'vitest';
import { isRowDone, resultStatusOf } from './section-status.ts';

it.each([
  ['result_approved_by_curator', null, true],
  ['approved_by_curator', null, false],
  ['approved_by_mentor', 'result_wait_approve_all', false],
])('a stage in %s with a result in %s is done: %s', (status, result_status, done) => {
  expect(isRowDone({ status, result_status })).toBe(done);
});

it('a result without a status of its own goes by that of the stage', () => {
  expect(resultStatusOf({ status: 'result_approved_by_curator', result_status: null })).toBe(
    'result_approved_by_curator',
  );
  expect(resultStatusOf({ status: 'stage_created', result_status: 'result_created' })).toBe(
    'result_created',
  );
});
