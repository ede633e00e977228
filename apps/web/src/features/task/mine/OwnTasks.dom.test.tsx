import {
  type OwnTask,
  projectEndpoints,
  ROLE_IDS,
  type RoleCode,
  taskEndpoints,
} from '@pv/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { pageActions } from '../../../platform/page-actions.ts';
import { shown } from '../../../testing/shown.tsx';
import { ANNA, answersOf } from '../page/project.sample.ts';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';
// it comes as a part of its own
import '../panel/TaskPanel.tsx';

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
  });

  it('are come back to from one that was opened there', async () => {
    const mine = own(1);
    const { screen, user } = await shown(
      TasksPage,
      {
        ...answersOf(setOf([mine])),
        [taskEndpoints.mine.name]: () => ({ tasks: [mine] }),
        [projectEndpoints.listAll.name]: () => ({ projects: [], next_cursor: null }),
      },
      { path: '/task-list' },
    );
    const link = await screen.findByRole('link', { name: 'Задача 1' });
    link.focus();
    fireEvent.keyDown(link, { code: 'KeyO', key: 'o' });
    await screen.findByRole('button', { name: 'Закрыть задачу' }, { timeout: 4000 });
    await user.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'Мои задачи' });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Задача 1' })),
    );
  });

  it('are added by N to the project that is chosen, at first that of the task with the focus', async () => {
    const mine = own(1);
    const row = (id: string, title: string, role: RoleCode) =>
      ({ id, title, type: 'nir', my_role_id: ROLE_IDS[role], completion_status: 'none' }) as const;
    const projects = [
      row(idOf(901), 'Насос', 'researcher'),
      row(PROJECT, 'Стенд', 'researcher'),
      row(idOf(902), 'Чужой', 'curator'),
    ];
    const { screen, user, calls, services } = await shown(
      TasksPage,
      {
        [taskEndpoints.mine.name]: () => ({ tasks: [mine] }),
        [projectEndpoints.listAll.name]: () => ({ projects, next_cursor: null }),
        [taskEndpoints.create.name]: () => taskOf(2),
      },
      { path: '/task-list' },
    );
    const claims = { exp: 0, sub: '', uid: ANNA.id, sid: '', profile: null };
    vi.spyOn(services.session, 'state').mockReturnValue({ kind: 'in', token: '', claims });
    const link = await screen.findByRole('link', { name: 'Задача 1' });
    await screen.findByRole('button', { name: 'Новая задача' });
    link.focus();
    fireEvent.keyDown(link, { code: 'KeyN', key: 'т' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Новая задача' }));
    const place = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Проект' });
    expect([...place.options].map((option) => option.textContent)).toEqual(['Насос', 'Стенд']);
    expect(place.value).toBe(PROJECT);
    await user.type(
      dialog.getByRole('textbox', { name: 'Название задачи' }),
      'Купить датчик{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ name }) => name === taskEndpoints.create.name)?.request).toMatchObject({
      body: { project_id: PROJECT, title: 'Купить датчик', assignees: [ANNA.id] },
    });
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
