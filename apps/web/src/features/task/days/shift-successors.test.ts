import { addDays } from '@pv/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf } from '../set/task.sample.ts';
import { inMay, may, taskOf } from './days.sample.ts';
import { dependenciesOf, isBroken } from './dependencies.ts';
import { shiftSuccessors } from './shift-successors.ts';
import { movedBy, type TaskDays } from './task-days.ts';

const days = (number: number, from: number, to: number): TaskDays => ({
  id: idOf(number),
  starts_at: may(from),
  due_at: may(to),
});
const told = (moves: readonly TaskDays[]) =>
  moves.map(({ id, starts_at, due_at }) => [Number(id.slice(-3)), starts_at, due_at]);

describe('the shift of what waits for a task', () => {
  it('moves all of it, also through others, and keeps the gaps', () => {
    const tasks = [inMay(1, 1, 3), inMay(2, 5, 6, [1]), inMay(3, 9, 9, [2]), inMay(4, 4, 8)];
    expect(told(shiftSuccessors(tasks, days(1, 1, 3), days(1, 3, 5)))).toEqual([
      [2, may(7), may(8)],
      [3, may(11), may(11)],
    ]);
  });

  it('moves by the last day: a task that only begins later shifts nothing', () => {
    const tasks = [inMay(1, 1, 3), inMay(2, 5, 6, [1])];
    expect(shiftSuccessors(tasks, days(1, 1, 3), days(1, 2, 3))).toEqual([]);
    expect(told(shiftSuccessors(tasks, days(1, 1, 3), days(1, 1, 4)))).toEqual([
      [2, may(6), may(7)],
    ]);
  });

  it('moves a task once that waits in two ways', () => {
    const tasks = [
      inMay(1, 1, 2),
      inMay(2, 3, 4, [1]),
      inMay(3, 3, 5, [1]),
      inMay(4, 8, 9, [2, 3]),
    ];
    expect(told(shiftSuccessors(tasks, days(1, 1, 2), days(1, 2, 3)))).toEqual([
      [2, may(4), may(5)],
      [3, may(4), may(6)],
      [4, may(9), may(10)],
    ]);
  });

  it('goes back only as far as what else is waited for lets it', () => {
    const tasks = [
      inMay(1, 10, 12),
      inMay(2, 1, 14),
      inMay(3, 16, 18, [1, 2]),
      inMay(4, 20, 21, [3]),
    ];
    expect(told(shiftSuccessors(tasks, days(1, 10, 12), days(1, 5, 7)))).toEqual([
      [3, may(15), may(17)],
      [4, may(19), may(20)],
    ]);
    const close = tasks.map((task) => (task.number === 2 ? inMay(2, 1, 15) : task));
    expect(shiftSuccessors(close, days(1, 10, 12), days(1, 5, 7))).toEqual([]);
  });

  it('leaves finished tasks and those without days, and what waits behind them', () => {
    const tasks = [
      inMay(1, 1, 2),
      { ...inMay(2, 3, 4, [1]), done: true },
      taskOf(3, { blocked_by: [idOf(1)] }),
      inMay(4, 5, 6, [2, 3]),
    ];
    expect(shiftSuccessors(tasks, days(1, 1, 2), days(1, 3, 4))).toEqual([]);
  });

  it('comes out of a circle, and never moves the task itself', () => {
    const tasks = [inMay(1, 1, 2, [3]), inMay(2, 3, 4, [1, 3]), inMay(3, 5, 6, [2])];
    expect(told(shiftSuccessors(tasks, days(1, 1, 2), days(1, 2, 3)))).toEqual([
      [2, may(4), may(5)],
      [3, may(6), may(7)],
    ]);
  });

  it('goes over the end of a month, and over a change of the clocks', () => {
    const tasks = [inMay(1, 1, 3), taskOf(2, { due_at: '2027-10-31', blocked_by: [idOf(1)] })];
    expect(told(shiftSuccessors(tasks, days(1, 1, 3), days(1, 2, 4)))).toEqual([
      [2, null, '2027-11-01'],
    ]);
  });
});

/** Tasks of which each waits for some of those before it. */
const tasksInTurn = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 0, max: 6 }),
      begins: fc.boolean(),
      done: fc.boolean(),
      behind: fc.array(fc.nat(8), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 9 },
  )
  .map((all) =>
    all.map(({ from, length, begins, done, behind }, at) =>
      taskOf(at + 1, {
        starts_at: begins ? addDays(may(1), from) : null,
        due_at: addDays(may(1), from + length),
        done: done && at > 0,
        blocked_by: [...new Set(behind)].filter((one) => one < at).map((one) => idOf(one + 1)),
      }),
    ),
  );

it('no shift breaks a dependency that held', () => {
  const shift = fc.integer({ min: -12, max: 12 });
  fc.assert(
    fc.property(tasksInTurn, shift, (tasks, by) => {
      const [first] = tasks;
      if (!first) return;
      const after = movedBy(first, by);
      const moves = new Map(
        [after, ...shiftSuccessors(tasks, first, after)].map((move) => [move.id, move]),
      );
      const now = tasks.map((task) => ({ ...task, ...moves.get(task.id) }));
      const held = dependenciesOf(tasks).filter(({ broken }) => !broken);
      const broken = new Set(
        dependenciesOf(now)
          .filter((one) => one.broken)
          .map(({ from, to }) => `${from} ${to}`),
      );
      expect(held.filter(({ from, to }) => broken.has(`${from} ${to}`))).toEqual([]);
    }),
  );
});

describe('a dependency', () => {
  it('is broken where a task begins before the end of what it waits for', () => {
    expect(isBroken(inMay(1, 1, 5), inMay(2, 5, 6))).toBe(true);
    expect(isBroken(inMay(1, 1, 5), inMay(2, 6, 6))).toBe(false);
  });

  it('of a task without a beginning is broken only where it is due before that', () => {
    const due = (day: number) => taskOf(2, { due_at: may(day) });
    expect([isBroken(inMay(1, 1, 5), due(4)), isBroken(inMay(1, 1, 5), due(5))]).toEqual([
      true,
      false,
    ]);
  });

  it('on something finished or without days is never broken', () => {
    expect(isBroken({ ...inMay(1, 1, 5), done: true }, inMay(2, 2, 3))).toBe(false);
    expect(isBroken(taskOf(1), inMay(2, 2, 3))).toBe(false);
  });
});
