import { describe, expect, it } from 'vitest';
import { inMay, taskOf } from '../days/days.sample.ts';
import { idOf } from '../set/task.sample.ts';
import { criticalPath } from './critical-path.ts';

const numbers = (ids: readonly string[]) => ids.map((id) => Number(id.slice(-3)));

describe('the critical path', () => {
  it('is the longest chain, in days of work, to what is due last', () => {
    const tasks = [
      inMay(1, 1, 10),
      inMay(2, 1, 2),
      inMay(3, 3, 4, [2]),
      inMay(4, 12, 20, [1, 3]),
      inMay(5, 1, 19),
    ];
    expect(numbers(criticalPath(tasks))).toEqual([1, 4]);
  });

  it('leaves out what is finished', () => {
    const tasks = [{ ...inMay(1, 1, 10), done: true }, inMay(2, 3, 4), inMay(3, 12, 20, [1, 2])];
    expect(numbers(criticalPath(tasks))).toEqual([2, 3]);
  });

  it('ends with the longest chain where several tasks are due last', () => {
    const tasks = [inMay(1, 19, 20), inMay(2, 1, 5), inMay(3, 18, 20, [2])];
    expect(numbers(criticalPath(tasks))).toEqual([2, 3]);
  });

  it('is empty where no open task has days', () => {
    expect(criticalPath([taskOf(1), { ...inMay(2, 1, 2), done: true }])).toEqual([]);
  });

  it('comes out of a circle', () => {
    const tasks = [inMay(1, 1, 2, [2]), inMay(2, 3, 4, [1]), inMay(3, 5, 6, [2])];
    expect(numbers(criticalPath(tasks)).at(-1)).toBe(3);
  });

  it('is found through thousands of tasks one behind the other', () => {
    const tasks = Array.from({ length: 5000 }, (_, at) =>
      taskOf(at + 1, { due_at: '2027-05-01', blocked_by: at === 0 ? [] : [idOf(at)] }),
    );
    expect(criticalPath(tasks)).toHaveLength(5000);
  });
});
