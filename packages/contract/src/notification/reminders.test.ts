import { describe, expect, it } from 'vitest';
import { isAwaited, remindAgain, reminderOf, remindFrom, waitedDays } from './reminders.ts';

const since = new Date('2026-10-01T09:00:00Z');
const after = (days: number, hours = 0) =>
  new Date(since.getTime() + days * 86_400_000 + hours * 3_600_000);
const move = { roles: ['supervisor'] as const, since, asked: 'decide_plan' };

describe('a reminder', () => {
  it('comes from the third full day on to those whose move it is', () => {
    expect(reminderOf(move, 'supervisor', after(2, 23))).toBeNull();
    expect(reminderOf(move, 'supervisor', after(3))).toBe('own');
    expect(reminderOf(move, 'supervisor', after(30))).toBe('own');
  });

  it('comes from the tenth day on also to curators and coordinators, and to nobody else', () => {
    for (const role of ['curator', 'coordinator'] as const) {
      expect(reminderOf(move, role, after(9, 23))).toBeNull();
      expect(reminderOf(move, role, after(10))).toBe('stalled');
    }
    expect(reminderOf(move, 'researcher', after(30))).toBeNull();
    expect(reminderOf({ ...move, roles: ['curator'] }, 'curator', after(10))).toBe('own');
  });

  it('is for what somebody waits for, not for work that lies ahead', () => {
    const asked = ['decide_plan', 'revise_project', 'answer_final', 'send_plan', 'add_stage'];
    expect(asked.filter((one) => isAwaited({ asked: one }))).toEqual([
      'decide_plan',
      'revise_project',
      'answer_final',
    ]);
    expect(reminderOf({ ...move, asked: 'send_result' }, 'supervisor', after(30))).toBeNull();
  });

  it('is also for what has to be sent again after a reset, once its turn has come', () => {
    const again = { ...move, asked: 'send_plan', again: true };
    expect(reminderOf(again, 'supervisor', after(3))).toBe('own');
    expect(remindFrom([again])).toEqual(after(3));
    expect(reminderOf({ ...again, after: {} }, 'supervisor', after(3))).toBeNull();
  });

  it('counts full days and none of the future', () => {
    expect([after(0, 23), after(1), after(-1)].map((now) => waitedDays(since, now))).toEqual([
      0, 1, 0,
    ]);
  });

  it('is due three days after the oldest move that somebody waits for', () => {
    const later = { ...move, since: after(1) };
    expect(remindFrom([later, move])).toEqual(after(3));
    expect(remindFrom([{ ...move, asked: 'send_plan' }, later])).toEqual(after(4));
    expect(remindFrom([{ ...move, asked: 'send_plan' }])).toBeNull();
  });

  it('is due again on the next day, or earlier where more becomes due', () => {
    const nextDay = new Date('2026-10-06T00:00:00Z');
    expect(remindAgain([move], after(4))).toEqual(nextDay);
    expect(remindAgain([move, { ...move, since: after(1, 2) }], after(4))).toEqual(after(4, 2));
    expect(remindAgain([move], after(9, 23))).toEqual(after(10));
    expect(remindAgain([move], after(2, 23))).toEqual(after(3));
    expect(remindAgain([{ ...move, asked: 'add_stage' }], after(30))).toBeNull();
  });
});
