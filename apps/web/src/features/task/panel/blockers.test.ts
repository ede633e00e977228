import { expect, it } from 'vitest';
import { idOf, taskOf } from '../set/task.sample.ts';
import { candidates, waitsFor } from './blockers.ts';

const tasks = [
  taskOf(1, { blocked_by: [idOf(102)] }),
  taskOf(2, { blocked_by: [idOf(103)] }),
  taskOf(3),
  taskOf(4, { done: true, title: 'Чертёж' }),
];
const all = new Map(tasks.map((task) => [task.id, task]));

it('a task waits for those that its blockers wait for', () => {
  expect(waitsFor(all, idOf(101), idOf(103))).toBe(true);
  expect(waitsFor(all, idOf(103), idOf(101))).toBe(false);
});

it('a circle that is there already ends the search', () => {
  const round = new Map(all).set(idOf(103), taskOf(3, { blocked_by: [idOf(101)] }));
  expect(waitsFor(round, idOf(101), idOf(104))).toBe(false);
});

it('open tasks are offered first, without the task itself and those that it waits for', () => {
  const numbers = candidates(tasks, tasks[0] ?? taskOf(1)).map(({ number }) => number);
  expect(numbers).toEqual([3, 4]);
});
