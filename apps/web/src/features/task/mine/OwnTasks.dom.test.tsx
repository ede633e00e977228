import { type OwnTask, projectEndpoints, taskEndpoints } from '@pv/contract';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { PROJECT, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

const own = (number: number, rest: Partial<OwnTask> = {}): OwnTask => ({
  ...taskOf(number),
  project: { id: PROJECT, type: 'nir', title: 'Стенд', time_zone: 'Europe/Moscow' },
  status_title: null,
  stage_title: null,
  ticked_status: 'done',
  can: { edit: true },
  ...rest,
});

describe('own tasks', () => {
  it('are ticked off in their place, and the tick is taken back', async () => {
    let first = own(1);
    const second = own(2, { can: { edit: false } });
    const { screen, user, calls } = await shown(
      TasksPage,
      {
        [taskEndpoints.mine.name]: () => ({ tasks: [first, second] }),
        [projectEndpoints.listAll.name]: () => ({ projects: [], next_cursor: null }),
        [taskEndpoints.change.name]: ({ body }: { body: { status: OwnTask['status'] } }) => {
          const done = body.status === 'done';
          first = own(1, { ...body, done, ticked_status: done ? 'todo' : 'done' });
          return first;
        },
      },
      { path: '/task-list' },
    );
    // who may only look has nothing to tick
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Готово: Задача 1' }));
    await user.click(await screen.findByRole('button', { name: 'Завершено за две недели, 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Готово: Задача 1', checked: true }));
    await screen.findByRole('checkbox', { name: 'Готово: Задача 1', checked: false });
    await waitFor(() =>
      expect(
        calls
          .filter(({ name }) => name === taskEndpoints.change.name)
          .map(({ request }) => (request as { body: unknown }).body),
      ).toEqual([{ status: 'done' }, { status: 'todo' }]),
    );
  });
});
