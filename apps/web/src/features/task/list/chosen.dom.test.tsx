import { type TaskSet, taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { answersOf } from '../page/project.sample.ts';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

const set = setOf([
  taskOf(1, { title: 'Собрать стенд' }),
  taskOf(2, { title: 'Снять показания', due_at: '2020-03-01' }),
  taskOf(3, { title: 'Купить датчик', status: 'done', done: true }),
]);

const opened = (answers: Answers = {}, of: TaskSet = set) =>
  shown(
    TasksPage,
    { ...answersOf(of), ...answers },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}` },
  );
const named = (name: string) => ({ name: new RegExp(name) });

describe('tasks of the list that are chosen', () => {
  it('are ticked on a phone once it is asked for, and moved by one call', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 695px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const moved = { [taskEndpoints.changeMany.name]: () => ({ tasks: [] }) };
    const { screen, user, calls } = await opened(moved);
    await user.click(await screen.findByRole('button', { name: 'Выбрать' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Действия с выбранными задачами' }));
    const status = bar.getByRole<HTMLButtonElement>('button', { name: 'Статус' });
    expect([bar.getByRole('status').textContent, status.disabled]).toEqual(['Выбрано: 0', true]);
    for (const title of ['Собрать стенд', 'Снять показания']) {
      await user.click(screen.getByRole('checkbox', { name: `Выбрать: ${title}` }));
    }
    await user.click(status);
    const list = within(await screen.findByRole('listbox', { name: 'Статус, задач: 2' }));
    await user.click(list.getByRole('option', { name: 'В работе' }));
    expect(await screen.findByText('Перемещены 2 задачи: В работе')).toBeTruthy();
    expect(calls.find(({ name }) => name === taskEndpoints.changeMany.name)?.request).toMatchObject(
      {
        body: { ids: [idOf(101), idOf(102)], change: { status: 'doing' } },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('are deleted at once, and come back without being chosen', async () => {
    const { screen, user, calls, services } = await opened({
      [taskEndpoints.removeMany.name]: () => null,
      [taskEndpoints.restoreMany.name]: () => null,
    });
    const first = await screen.findByRole('link', named('Собрать стенд'));
    first.focus();
    fireEvent.keyDown(first, { code: 'KeyX', key: 'x' });
    const second = screen.getByRole('link', named('Снять показания'));
    second.focus();
    fireEvent.keyDown(second, { code: 'KeyX', key: 'X', shiftKey: true });
    const bar = within(await screen.findByRole('toolbar'));
    expect(bar.getByText('Выбрано: 2')).toBeTruthy();
    // days that differ are taken away together too
    await user.click(bar.getByRole('button', { name: 'Срок' }));
    expect(await screen.findByRole('button', { name: 'Убрать' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(bar.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByRole('link', named('Собрать стенд'))).toBeNull());
    expect(calls.find(({ name }) => name === taskEndpoints.removeMany.name)?.request).toEqual({
      body: { project_id: PROJECT, ids: [idOf(101), idOf(102)], subtasks: 'delete' },
    });
    await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
    await screen.findByRole('link', named('Собрать стенд'));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('are all that is shown by one click', async () => {
    const { screen, user } = await opened();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Собрать стенд' }));
    // what is finished is folded
    const all = screen.getByRole('button', { name: 'Выбрать все: 2' });
    await user.click(all);
    expect(screen.getByText('Выбрано: 2')).toBeTruthy();
    expect(document.activeElement).toBe(all);
  });

  it.each([
    ['Удалить с подзадачами', 'delete', [101, 104], 'Удалено 5 задач.', []],
    ['Оставить подзадачи', 'keep', [101, 102, 104], 'Удалены 3 задачи.', ['Кабель', 'Датчик']],
  ] as const)(
    'are deleted after one question about subtasks that are not among them: %s',
    async (choice, subtasks, sent, said, left) => {
      const family = setOf([
        taskOf(1, { title: 'Опора' }),
        taskOf(2, { title: 'Чертёж', parent_id: idOf(101) }),
        taskOf(3, { title: 'Кабель', parent_id: idOf(101) }),
        taskOf(4, { title: 'Опыт' }),
        taskOf(5, { title: 'Датчик', parent_id: idOf(104) }),
      ]);
      const nothing = () => null;
      const { screen, user, calls, services } = await opened(
        { [taskEndpoints.removeMany.name]: nothing, [taskEndpoints.restoreMany.name]: nothing },
        family,
      );
      const undoable = vi.spyOn(services.toasts, 'undoable');
      for (const title of ['Опора', 'Чертёж', 'Опыт']) {
        await user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${title}` }));
      }
      await user.click(screen.getByRole('button', { name: 'Удалить' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/есть подзадачи, которые вы не выбрали: 2/)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: choice }));
      await waitFor(() => expect(undoable).toHaveBeenCalledWith(said, expect.anything()));
      const ofCall = (name: string) => calls.filter((made) => made.name === name);
      expect(ofCall(taskEndpoints.removeMany.name).map(({ request }) => request)).toEqual([
        { body: { project_id: PROJECT, ids: sent.map(idOf), subtasks } },
      ]);
      for (const { title } of family.tasks) {
        expect(screen.queryAllByRole('link', named(title))).toHaveLength(
          left.some((one) => one === title) ? 1 : 0,
        );
      }
      // a chosen part comes back with its task
      services.toasts.undoLast();
      await waitFor(() =>
        expect(ofCall(taskEndpoints.restoreMany.name).map(({ request }) => request)).toEqual([
          { body: { project_id: PROJECT, ids: [idOf(101), idOf(104)] } },
        ]),
      );
    },
  );
});
