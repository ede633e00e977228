import type { Notification } from '@pv/contract';
import { expect, it } from 'vitest';
import { groupByProject } from './NotificationList.tsx';

const one = (id: string, project: string | null) =>
  ({ id, project: project && { id: project, type: 'nir', title: project } }) as Notification;

it('groups notifications by project, the newest project first, the newest first in each', () => {
  const groups = groupByProject([one('5', 'b'), one('4', 'a'), one('3', null), one('2', 'b')]);
  expect(groups.map(({ project }) => project?.title ?? null)).toEqual(['b', 'a', null]);
  expect(groups.map(({ notifications }) => notifications.map(({ id }) => id))).toEqual([
    ['5', '2'],
    ['4'],
    ['3'],
  ]);
  expect(groupByProject([])).toEqual([]);
});
