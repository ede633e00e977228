import { type OwnTask, projectEndpoints, taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { pageActions } from '../../../platform/page-actions.ts';
import { shown } from '../../../testing/shown.tsx';
import { answersOf } from '../page/project.sample.ts';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
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

  it('have the keys of tasks as far as each may be changed, and the palette has the same', async () => {
    const due_at = '2020-01-10';
    const [mine, read] = [own(1, { due_at }), own(2, { due_at, can: { edit: false } })];
    let tasks = [mine, read];
    const { screen, user, calls } = await shown(
      TasksPage,
      {
        ...answersOf(setOf([mine])),
        [taskEndpoints.mine.name]: () => ({ tasks }),
        [projectEndpoints.listAll.name]: () => ({ projects: [], next_cursor: null }),
        [taskEndpoints.change.name]: ({ body }: { body: Partial<OwnTask> }) => {
          tasks = [own(1, body), read];
          return tasks[0];
        },
      },
      { path: '/task-list' },
    );
    const press = (name: string, code: string) => {
      const link = screen.getByRole('link', { name });
      link.focus();
      fireEvent.keyDown(link, { code, key: code });
    };
    const offered = () => pageActions().flatMap(({ actions }) => actions.map(({ id }) => id));
    await screen.findByRole('link', { name: 'Задача 2' });
    press('Задача 2', 'KeyD');
    expect(offered()).toEqual(['task.open']);
    expect(calls.some(({ name }) => name === taskEndpoints.ofProject.name)).toBe(false);

    press('Задача 1', 'KeyD');
    expect(offered()).toContain('task.delete');
    const field = within(await screen.findByRole('dialog', { name: 'Срок' })).getByRole('textbox');
    await user.clear(field);
    await user.type(field, '10.01.2090{Enter}');
    const later = within(await screen.findByRole('list', { name: 'Позже' }));
    // the focus goes along
    await waitFor(() => expect(document.activeElement).toBe(later.getByRole('link')));
    press('Задача 1', 'KeyO');
    await screen.findByRole('link', { name: 'Мои задачи' });
  });

  it('are changed by a key that is pressed again after their project could not be read', async () => {
    const mine = own(1, { due_at: '2020-01-10' });
    let readable = false;
    const { screen, services } = await shown(
      TasksPage,
      {
        ...answersOf(setOf([mine])),
        [taskEndpoints.mine.name]: () => ({ tasks: [mine] }),
        [projectEndpoints.listAll.name]: () => ({ projects: [], next_cursor: null }),
        [taskEndpoints.ofProject.name]: () =>
          readable ? setOf([mine]) : Promise.reject(new ApiError(403, 'forbidden')),
      },
      { path: '/task-list' },
    );
    const told = vi.spyOn(services.toasts, 'failure');
    const press = () => {
      const link = screen.getByRole('link', { name: 'Задача 1' });
      link.focus();
      fireEvent.keyDown(link, { code: 'KeyD', key: 'd' });
    };
    await screen.findByRole('link', { name: 'Задача 1' });
    press();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    press();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    readable = true;
    press();
    await screen.findByRole('dialog', { name: 'Срок' });
  });
});
