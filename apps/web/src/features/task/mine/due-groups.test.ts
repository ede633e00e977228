import type { OwnTask } from '@pv/contract';
import { expect, it } from 'vitest';
import { PROJECT, taskOf } from '../set/task.sample.ts';
import { dueGroups, endOfWeek } from './due-groups.ts';

const own = (number: number, due_at: string | null, rest: Partial<OwnTask> = {}): OwnTask => ({
  ...taskOf(number, { due_at }),
  project: { id: PROJECT, type: 'nir', title: 'Стенд', time_zone: 'Europe/Moscow' },
  status_title: null,
  stage_title: null,
  ticked_status: 'done',
  can: { edit: true },
  ...rest,
});

it.each([
  ['2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
  ['2026-12-31', '2027-01-03'],
])('the week of %s ends on %s', (day, end) => {
  expect(endOfWeek(day)).toBe(end);
});

it('own tasks stand by when they are due, the most urgent and important first', () => {
  const tasks = [
    own(1, null),
    own(2, '2026-11-30'),
    own(3, '2026-11-29'),
    own(4, '2026-11-26', { priority: 'low' }),
    own(5, '2026-11-26', { priority: 'high' }),
    own(6, '2026-11-20'),
    own(7, '2026-11-01', { done: true }),
  ];
  const told = dueGroups(tasks, new Date('2026-11-26T09:00:00Z')).map((one) => [
    one.group,
    one.tasks.map(({ number }) => number),
  ]);
  expect(told).toEqual([
    ['overdue', [6]],
    ['today', [5, 4]],
    ['week', [3]],
    ['later', [2]],
    ['none', [1]],
  ]);
});

it('the day of an own task ends where its project is', () => {
  const there = own(1, '2026-11-26');
  const east = own(2, '2026-11-26', {
    project: { ...there.project, time_zone: 'Asia/Vladivostok' },
  });
  const groups = dueGroups([there, east], new Date('2026-11-26T18:00:00Z'));
  expect(groups.map((one) => [one.group, one.tasks.map(({ number }) => number)])).toEqual([
    ['overdue', [2]],
    ['today', [1]],
  ]);
});
