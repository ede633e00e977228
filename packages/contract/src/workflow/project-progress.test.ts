import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectProgress, type StageWork, stageScore } from './project-progress.ts';
import { PROJECT_STATUSES, STAGE_STATUSES } from './research/statuses.ts';
import { COMPLETIONS } from './statuses.ts';

function stage(status: StageWork['status'], done = 0, total = 0): StageWork {
  return { kind: 'numeric', status, planValid: false, tasksDone: done, tasksTotal: total };
}

test.each([
  ['stage_created', 0],
  ['sent_for_approval_to_supervisor', 0.1],
  ['sent_for_revision_to_researcher', 0.1],
  ['result_sent_for_approval_to_curator', 0.8],
  ['result_approved_by_curator', 1],
] as const)('a stage in %s scores %d whatever its tasks are', (status, score) => {
  expect(stageScore(stage(status, 3, 4))).toBe(score);
});

test('tasks count once the plan is approved', () => {
  expect(stageScore(stage('approved_by_curator'))).toBeCloseTo(0.3);
  expect(stageScore(stage('approved_by_curator', 1, 4))).toBeCloseTo(0.4);
  expect(stageScore({ ...stage('re_approval_required', 4, 4), planValid: true })).toBeCloseTo(0.7);
});

test('a project adds up its section, the mean of its stages and its success', () => {
  const stages = [stage('result_approved_by_curator'), stage('stage_created'), stage('deleted')];
  const project = { status: 'approved_by_curator', completion: 'none' } as const;
  expect(projectProgress(project, stages)).toBe(48);
  expect(projectProgress(project, [])).toBe(10);
  expect(projectProgress({ ...project, completion: 'succeeded' }, stages.slice(0, 1))).toBe(100);
});

test('an article has come as far as its manuscript', () => {
  const finish = { ...stage('result_approved_by_supervisor'), kind: 'finish' as const };
  const project = { status: 'approved_by_supervisor', completion: 'succeeded' } as const;
  expect(projectProgress(project, [finish], 'finish')).toBe(100);
  expect(projectProgress({ ...project, completion: 'none' }, [finish])).toBe(10);
});

test('the result of a startup stage counts once it has been sent', () => {
  const plan = { ...stage('approved_by_mentor', 1, 2), resultStatus: 'result_created' as const };
  expect(stageScore(plan)).toBeCloseTo(0.5);
  expect(stageScore({ ...plan, resultStatus: 'result_wait_approve_all' })).toBe(0.8);
  expect(stageScore({ ...plan, resultStatus: 'result_approved_by_expert' })).toBe(1);
});

test('progress is a whole number of per cent from 0 to 100', () => {
  const work = fc
    .record({ status: fc.constantFrom(...STAGE_STATUSES), done: fc.nat(9), more: fc.nat(9) })
    .map(({ status, done, more }) => stage(status, done, done + more));
  const project = fc.record({
    status: fc.constantFrom(...PROJECT_STATUSES),
    completion: fc.constantFrom(...COMPLETIONS),
  });
  fc.assert(
    fc.property(project, fc.array(work, { maxLength: 12 }), (p, stages) => {
      const progress = projectProgress(p, stages);
      expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
    }),
  );
});
