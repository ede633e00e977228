import { describe, expect, it } from 'vitest';
import { byOrder, orderBehind, withChange, withNew, withoutTasks, withRows } from './change-set.ts';
import { idOf, PROJECT, setOf, taskOf } from './task.sample.ts';

const people = new Map([[idOf(7), { id: idOf(7), name: 'Ёлкина А.' }]]);
const titles = (set: { tasks: readonly { title: string }[] }) =>
  set.tasks.map(({ title }) => title);

describe('a change that is shown at once', () => {
  it('finishes a task with its status and opens it again', () => {
    const set = setOf([taskOf(1)]);
    const done = withChange(set, [idOf(101)], { status: 'done' }, people);
    expect([done.tasks[0]?.done, done.tasks[0]?.done_at !== null]).toEqual([true, true]);
    const open = withChange(done, [idOf(101)], { status: 'doing' }, people);
    expect([open.tasks[0]?.done, open.tasks[0]?.done_at]).toEqual([false, null]);
  });

  it('names people by the team', () => {
    const [task] = withChange(
      setOf([taskOf(1)]),
      [idOf(101)],
      { assignees: [idOf(7)] },
      people,
    ).tasks;
    expect(task?.assignees).toEqual([{ id: idOf(7), name: 'Ёлкина А.' }]);
  });

  it('adds and takes away tags of several tasks, and leaves the others alone', () => {
    const set = setOf([taskOf(1, { tags: ['a', 'b'] }), taskOf(2), taskOf(3)]);
    const change = { add_tags: ['c'], remove_tags: ['a'] };
    const { tasks } = withChange(set, [idOf(101), idOf(102)], change, people);
    expect(tasks.map(({ tags }) => tags)).toEqual([['b', 'c'], ['c'], []]);
    expect(tasks[2]).toBe(set.tasks[2]);
  });

  it('counts the points of a checklist', () => {
    const point = { id: idOf(1), text: 'Смета', done: true };
    const change = { checklist: [point, { ...point, id: idOf(2), done: false }] };
    const [task] = withChange(setOf([taskOf(1)]), [idOf(101)], change, people).tasks;
    expect([task?.checklist_done, task?.checklist_total]).toEqual([1, 2]);
  });

  it('puts a task behind another one, or at the beginning', () => {
    const tasks = [taskOf(1), taskOf(2), taskOf(3)];
    const put = (after: string | null) => {
      const order = orderBehind(tasks, idOf(103), after);
      return tasks.map((task) => (task.number === 3 ? { ...task, order } : task)).sort(byOrder);
    };
    expect(put(idOf(101)).map(({ number }) => number)).toEqual([1, 3, 2]);
    expect(put(null).map(({ number }) => number)).toEqual([3, 1, 2]);
  });
});

it('a new task stands last, in the stage of the task that it is a part of', () => {
  const set = setOf([taskOf(1, { stage_id: idOf(5) })]);
  const task = { project_id: PROJECT, key: idOf(9), title: 'Смета', parent_id: idOf(101) };
  const { tasks } = withNew(set, { ...task, status: 'doing' as const }, people);
  expect(tasks.sort(byOrder).at(-1)).toMatchObject({
    title: 'Смета',
    stage_id: idOf(5),
    status: 'doing',
    number: 0,
  });
});

it('a new task that nobody has placed stands in the first open status', () => {
  const statuses = setOf([]).statuses.map((one) => ({ ...one, closed: one.id !== 'review' }));
  const task = { project_id: PROJECT, key: idOf(9), title: 'Смета' };
  const [made] = withNew(setOf([], { statuses }), task, people).tasks;
  expect([made?.status, made?.done]).toEqual(['review', false]);
});

it('the answer of the server takes the place of what was shown', () => {
  const set = setOf([taskOf(1), taskOf(2)]);
  const fresh = [taskOf(2, { title: 'Иначе' }), taskOf(3)];
  expect(titles(withRows(set, fresh))).toEqual(['Задача 1', 'Иначе', 'Задача 3']);
});

it('a task is deleted with its parts, or leaves them as tasks of their own', () => {
  const set = setOf([taskOf(1), taskOf(2, { parent_id: idOf(101) }), taskOf(3)]);
  expect(titles(withoutTasks(set, [idOf(101)]))).toEqual(['Задача 3']);
  const kept = withoutTasks(set, [idOf(101)], 'keep').tasks;
  expect(kept.map(({ number, parent_id }) => [number, parent_id])).toEqual([
    [2, null],
    [3, null],
  ]);
});
