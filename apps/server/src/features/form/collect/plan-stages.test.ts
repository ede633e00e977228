import { describe, expect, it } from 'vitest';
import { stageWith, stateWith } from '../../../../test/support/project-state.ts';
import { planStages } from './plan-stages.ts';

const late = new Date('2026-04-12T21:30:00Z');

describe('the stages of a calendar plan', () => {
  it('are the numeric ones and the finish', () => {
    const stages = [
      stageWith({ id: 'a', kind: 'start', title: 'Задание' }),
      stageWith({ id: 'b', kind: 'numeric', number: 1, title: 'Обзор' }),
      stageWith({ id: 'c', kind: 'finish', title: 'Защита' }),
    ];
    expect(planStages(stateWith({ stages })).map(({ title }) => title)).toEqual([
      'Обзор',
      'Защита',
    ]);
  });

  it('are done on the day in the zone of the project', () => {
    const done = { kind: 'numeric', status: 'result_approved_by_curator' } as const;
    const stages = [stageWith({ ...done, statusSince: new Date('2026-04-12T20:30:00Z') })];
    const doneIn = (timeZone: string) =>
      planStages(stateWith({ project: { timeZone }, stages }))[0]?.doneAt;
    expect(doneIn('Europe/Moscow')).toBe('2026-04-12');
    expect(doneIn('Asia/Omsk')).toBe('2026-04-13');
  });

  it('are done on the day on which the result was approved, and not before', () => {
    const doneAt = (overrides: Parameters<typeof stageWith>[0]) =>
      planStages(stateWith({ stages: [stageWith({ kind: 'numeric', ...overrides })] }))[0]?.doneAt;
    expect(doneAt({ status: 'result_approved_by_curator', statusSince: late })).toBe('2026-04-13');
    expect(doneAt({ status: 'approved_by_curator', statusSince: late })).toBeNull();
    expect(doneAt({ status: 're_approval_required', statusSince: late })).toBeNull();
  });

  it('go by the status of the result where it has one of its own', () => {
    const own = { kind: 'numeric', status: 'stage_created', resultSince: late } as const;
    const doneAt = (resultStatus: 'result_approved_by_expert' | 'result_created') =>
      planStages(stateWith({ stages: [stageWith({ ...own, resultStatus })] }))[0]?.doneAt;
    expect(doneAt('result_created')).toBeNull();
    expect(doneAt('result_approved_by_expert')).toBe('2026-04-13');
  });
});
