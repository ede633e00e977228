import { expect, it } from 'vitest';
import { idOf, taskOf } from '../set/task.sample.ts';
import { parentRefusal, parentsFor } from './parents.ts';

const [stand, detail, survey, drawing] = [
  taskOf(1),
  taskOf(2, { parent_id: idOf(101) }),
  taskOf(3, { done: true }),
  taskOf(4),
];
const tasks = [stand, detail, survey, drawing];

it('offers every other task, those that take parts first', () => {
  expect(parentsFor(tasks, stand).map(({ number }) => number)).toEqual([4, 3, 2]);
  expect(parentsFor(tasks, detail).map(({ number }) => number)).toEqual([1, 4, 3]);
});

it('knows why a task cannot be a part of another', () => {
  expect(parentRefusal(tasks, drawing, stand)).toBeNull();
  expect(parentRefusal(tasks, detail, drawing)).toBeNull();
  expect(parentRefusal(tasks, drawing, detail)).toBe('isPart');
  expect(parentRefusal(tasks, stand, drawing)).toBe('hasParts');
  const blocker = taskOf(5, { blocked_by: [drawing?.id ?? ''] });
  expect(parentRefusal([...tasks, blocker], drawing, blocker)).toBe('waits');
  expect(parentRefusal([...tasks, blocker], blocker, drawing)).toBe('waits');
});
