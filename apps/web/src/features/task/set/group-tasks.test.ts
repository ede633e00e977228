import { describe, expect, it } from 'vitest';
import { fits, groupTasks, NONE, sorted } from './group-tasks.ts';
import { idOf, setOf, taskOf } from './task.sample.ts';

const anna = { id: idOf(7), name: 'Ёлкина А.' };
const boris = { id: idOf(8), name: 'Фомин Б.' };
const known = {
  stages: [{ id: idOf(5) }, { id: idOf(6) }],
  people: [anna, boris],
  assignable: [boris],
};
const numbers = (tasks: readonly { number: number }[]) => tasks.map(({ number }) => number);

describe('groups of tasks', () => {
  const tasks = [
    taskOf(1, { stage_id: idOf(6), assignees: [anna, boris], priority: 'high' }),
    taskOf(2, { stage_id: idOf(404), status: 'review' }),
    taskOf(3, { stage_id: idOf(5), assignees: [boris] }),
  ];
  const grouped = (by: Parameters<typeof groupTasks>[2]) =>
    groupTasks(setOf(tasks), tasks, by, known).map((group) => [group.key, numbers(group.tasks)]);

  it('follow the stages, and what has none, or one that is gone, stands last', () => {
    expect(grouped('stage')).toEqual([
      [idOf(5), [3]],
      [idOf(6), [1]],
      [NONE, [2]],
    ]);
  });

  it('show a task with each of its people', () => {
    expect(grouped('assignee')).toEqual([
      [anna.id, [1]],
      [boris.id, [1, 3]],
      [NONE, [2]],
    ]);
  });

  it('take no more tasks where their person only reads them', () => {
    const groups = groupTasks(setOf(tasks), tasks, 'assignee', known);
    expect(groups.map(({ key, takes }) => [key, takes])).toEqual([
      [anna.id, false],
      [boris.id, true],
      [NONE, true],
    ]);
  });

  it('begin with what is most important', () => {
    expect(grouped('priority')).toEqual([
      ['high', [1]],
      ['medium', [2, 3]],
      ['low', []],
    ]);
  });

  it('are all statuses, empty ones too', () => {
    expect(grouped('status').map(([key]) => key)).toEqual(['todo', 'doing', 'review', 'done']);
  });
});

describe('the order of tasks', () => {
  const tasks = [
    taskOf(1, { priority: 'low', title: 'Ярлык' }),
    taskOf(2, { due_at: '2026-06-02', title: 'ёмкость' }),
    taskOf(3, { due_at: '2026-06-01', priority: 'high', title: 'Баланс' }),
    taskOf(4, { priority: 'high', title: 'Вывод' }),
  ];
  it.each([
    ['order', [1, 2, 3, 4]],
    ['due', [3, 2, 1, 4]],
    ['priority', [3, 4, 2, 1]],
    ['title', [3, 4, 2, 1]],
  ] as const)('by %s', (sort, order) => {
    expect(numbers(sorted(tasks, sort))).toEqual(order);
  });
});

describe('filters of tasks', () => {
  const task = taskOf(12, { title: 'Подготовить чертёж', assignees: [anna], tags: ['t'] });
  it.each([
    [{ q: 'чертеж готов' }, true],
    [{ q: '#12' }, true],
    [{ q: '13' }, false],
    [{ assignee: 'me' }, true],
    [{ assignee: boris.id }, false],
    [{ assignee: NONE }, false],
    [{ status: 'open' }, true],
    [{ status: 'review' }, false],
    [{ tag: 't', q: 'смета' }, false],
  ])('%j', (filters, expected) => {
    expect(fits(filters, anna.id)(task)).toBe(expected);
  });
});
