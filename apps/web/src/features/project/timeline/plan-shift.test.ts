import { addDays } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { stageOf } from '../roadmap/stages.sample.ts';
import { canBeSent, planShift } from './plan-shift.ts';

const can = { edit_plan: true, plan_reapproval: false, edit_result: true, delete: true };
const dates = { starts_at: '2027-03-01', ends_at: '2027-03-10' };
const first = stageOf({ id: 'a', number: 1, ...dates });
const approved = stageOf({ id: 'b', number: 2, ...dates, can: { ...can, plan_reapproval: true } });
const waiting = stageOf({ id: 'c', number: 3, ...dates, can: { ...can, edit_plan: false } });
const finish = stageOf({ id: 'z', kind: 'finish', number: null, ...dates, ends_at: '2027-06-28' });
const start = stageOf({ id: 'start', kind: 'start', number: null });
const project = {
  stages: [start, first, approved, waiting, finish],
  starts_at: '2027-02-01',
  ends_at: '2027-06-30',
};

describe('what a shift would do', () => {
  it('names what moves, what loses its approval, what stays and what leaves the project', () => {
    const offer = planShift(project, first, 5);
    expect(offer?.moves.map(({ stage_id }) => stage_id)).toEqual(['b', 'z']);
    expect(offer?.drops).toEqual([approved]);
    expect(offer?.locked).toEqual(['c']);
    expect(offer?.outside).toEqual([finish]);
  });

  it('is not offered when nothing would move', () => {
    expect(planShift(project, finish, 5)).toBeNull();
    expect(planShift({ ...project, stages: [first, waiting] }, first, 5)).toBeNull();
    expect(planShift(project, first, 0)).toBeNull();
    // beyond the years that a call takes
    expect(planShift(project, first, 365.25 * 8000)).toBeNull();
  });
});

it('days of usual years, and none, can be sent', () => {
  expect(canBeSent({ starts_at: '2027-02-01', ends_at: '9998-12-31' })).toBe(true);
  expect(canBeSent({ starts_at: null, ends_at: null })).toBe(true);
});

it.each(['0026-09-01', '9999-01-01', addDays('9998-12-31', 800)])(
  'a term with the day %s can not: no call takes it',
  (day) => {
    expect(canBeSent({ starts_at: '2027-02-01', ends_at: day })).toBe(false);
    expect(canBeSent({ starts_at: day, ends_at: null })).toBe(false);
  },
);
