import { expect, it } from 'vitest';
import { idOf } from '../set/task.sample.ts';
import { inMay, may, stageOf, taskOf } from './days.sample.ts';
import { leftTasks } from './left-tasks.ts';

const stood = stageOf(1, 'Обзор', { starts_at: may(1), ends_at: may(10) });
const inStage = { stage_id: stood.id };
const tasks = [
  { ...inMay(1, 3, 5), ...inStage },
  { ...inMay(2, 3, 5), ...inStage, done: true },
  taskOf(3, inStage),
  taskOf(4, { ...inStage, due_at: may(9) }),
  inMay(5, 3, 5),
];

it('open tasks with days go after a stage that has moved as a whole', () => {
  const now = { ...stood, starts_at: may(3), ends_at: may(12) };
  expect(leftTasks(tasks, [stood], [now])).toEqual([
    { id: idOf(1), starts_at: may(5), due_at: may(7) },
    { id: idOf(4), starts_at: null, due_at: may(11) },
  ]);
});

it('no task goes after a stage that has another length, has come back or is gone', () => {
  for (const now of [[{ ...stood, ends_at: may(12) }], [stood], []]) {
    expect(leftTasks(tasks, [stood], now)).toEqual([]);
  }
});
