import { type TaskRow, type TaskSet, taskEndpoints } from '@pv/contract';
import { ru } from '@pv/texts/ru';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { pageActions } from '../../../platform/page-actions.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { TASK_KEYS } from '../keys/task-keys.ts';
import { answersOf } from '../page/project.sample.ts';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';
// the page asks for it once it is opened: so long no test waits
import './TaskBoard.tsx';

const tasks = [
  taskOf(1, { title: 'Собрать стенд' }),
  taskOf(2, { title: 'Снять показания', status: 'doing' }),
  taskOf(3, { title: 'Купить датчик' }),
];
const set = setOf(tasks);

const opened = (answers: Answers = {}, of: TaskSet = set) =>
  shown(
    TasksPage,
    { ...answersOf(of), ...answers },
    { path: '/task-boards', search: `?type=nir&project=${PROJECT}` },
  );
type Screen = Awaited<ReturnType<typeof opened>>['screen'];
const card = (screen: Screen, title: string) =>
  screen.findByRole('link', { name: new RegExp(title) });
const columnOf = (link: HTMLElement) => link.closest<HTMLElement>('[data-column]')?.dataset.column;
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key,
    code: key === ' ' ? 'Space' : key,
  });

const change = ({ params, body }: { params: { id: string }; body: Partial<TaskRow> }) => ({
  ...tasks.find(({ id }) => id === params.id),
  ...body,
});

it('a column is printed whole, however long it is', async () => {
  const many = Array.from({ length: 60 }, (_, at) => taskOf(at + 1));
  const { screen } = await opened({}, setOf(many));
  const count = () => screen.queryAllByRole('link', { name: /^\d+ / }).length;
  await screen.findByRole('heading', { name: 'Сделать' });
  expect(count()).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(60);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(count()).toBeLessThan(60);
});

describe('a card that has the focus', () => {
  it('has its start date behind a key of its own', async () => {
    const { screen } = await opened();
    (await card(screen, 'Собрать стенд')).focus();
    press('KeyB');
    expect(screen.getByRole('dialog', { name: 'Начало' }).contains(document.activeElement)).toBe(
      true,
    );
  });

  it('offers in the palette what its keys do, beside what is done with all tasks', async () => {
    const { screen, user } = await opened();
    (await card(screen, 'Собрать стенд')).focus();
    const [deeds, ofAll] = pageActions();
    expect([deeds?.group, ofAll?.group]).toEqual(['№\u00a01 Собрать стенд', 'Ещё о задачах']);
    for (const key of TASK_KEYS.filter((one) => 'field' in one)) {
      const row = deeds?.actions.find(({ id }) => id === `task.${key.name}`);
      expect(row?.shortcut).toBe(key.key);
      act(() => row?.onClick());
      const name = ru.tasks.field[key.field];
      expect(await screen.findByRole('dialog', { name })).toBeTruthy();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    }
  });

  it('is only opened by whoever may not change it', async () => {
    const { screen } = await opened({}, { ...set, can: { ...set.can, edit: false } });
    (await card(screen, 'Собрать стенд')).focus();
    const labels = pageActions().map(({ actions }) => actions.map(({ label }) => label));
    expect(labels).toEqual([
      ['Открыть задачу'],
      ['Скачать для Excel', 'Скачать CSV', 'Подписаться на календарь', 'Ход этапа'],
    ]);
  });
});

describe('a card that is carried by the keyboard', () => {
  it('is told about at each step and stands where it was dropped', async () => {
    const { screen, calls } = await opened({ [taskEndpoints.change.name]: change });
    (await card(screen, 'Собрать стенд')).focus();
    const said = screen
      .getAllByRole('status')
      .find((one) => one.getAttribute('aria-live') === 'assertive');
    press(' ');
    expect(said?.textContent).toContain('поднята. Столбец «Сделать», место 1 из 2.');
    press('ArrowRight');
    expect(said?.textContent).toBe('Столбец «В работе», место 1 из 2.');
    press('ArrowDown');
    expect(said?.textContent).toBe('Столбец «В работе», место 2 из 2.');
    press(' ');
    expect(said?.textContent).toContain('«Собрать стенд» в столбце «В работе», место 2 из 2.');
    await waitFor(async () =>
      expect(columnOf(await card(screen, 'Собрать стенд'))).toBe('0:doing'),
    );
    expect(calls.find(({ name }) => name === taskEndpoints.change.name)?.request).toEqual({
      params: { id: idOf(101) },
      body: { status: 'doing', after: idOf(102) },
    });
  });

  it('keeps the focus where it is drawn anew', async () => {
    const { screen } = await opened({ [taskEndpoints.change.name]: change });
    (await card(screen, 'Собрать стенд')).focus();
    press(' ');
    press('ArrowRight');
    press(' ');
    await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.textContent).toContain('Собрать стенд');
      expect(columnOf(activeElement as HTMLElement)).toBe('0:doing');
    });
  });

  it('stays where it was after Escape, and nothing is sent', async () => {
    const { screen, calls } = await opened();
    (await card(screen, 'Собрать стенд')).focus();
    press(' ');
    press('ArrowRight');
    press('Escape');
    expect(screen.getByText('Карточка «Собрать стенд» осталась на прежнем месте.')).toBeTruthy();
    expect(calls.some(({ name }) => name === taskEndpoints.change.name)).toBe(false);
  });

  it('goes back where the move is refused', async () => {
    const refused = new ApiError(403, 'project_finished', { detail: ['Проект завершён'] });
    const answer = Promise.withResolvers<never>();
    const { screen } = await opened({ [taskEndpoints.change.name]: () => answer.promise });
    (await card(screen, 'Собрать стенд')).focus();
    press(' ');
    press('ArrowRight');
    press(' ');
    await waitFor(async () =>
      expect(columnOf(await card(screen, 'Собрать стенд'))).toBe('0:doing'),
    );
    answer.reject(refused);
    await waitFor(async () => expect(columnOf(await card(screen, 'Собрать стенд'))).toBe('0:todo'));
  });
});

describe('the board', () => {
  it('warns by a word of a column that is over its limit', async () => {
    const limited = { ...set, statuses: set.statuses.map((one) => ({ ...one, limit: 1 })) };
    const { screen } = await opened({}, limited);
    await card(screen, 'Собрать стенд');
    expect(screen.getByText(/2\/1 больше предела/)).toBeTruthy();
    expect(screen.getByText('1/1')).toBeTruthy();
  });

  it('moves a card by its menu', async () => {
    const { screen, user, calls } = await opened({ [taskEndpoints.change.name]: change });
    await card(screen, 'Собрать стенд');
    await user.click(screen.getByRole('button', { name: 'Переместить в… Собрать стенд' }));
    const list = within(await screen.findByRole('listbox', { name: 'Переместить в…' }));
    await user.click(list.getByRole('option', { name: 'На проверке' }));
    await waitFor(async () =>
      expect(columnOf(await card(screen, 'Собрать стенд'))).toBe('0:review'),
    );
    expect(screen.getByText('«Собрать стенд»: На проверке')).toBeTruthy();
    expect(calls.filter(({ name }) => name === taskEndpoints.change.name)).toHaveLength(1);
  });

  it('asks where the tasks of a deleted column go, and the focus goes to the next one', async () => {
    let now = set;
    const answer = Promise.withResolvers<void>();
    const { screen, user, calls } = await opened({
      [taskEndpoints.ofProject.name]: () => now,
      [taskEndpoints.changeStatuses.name]: async ({
        body,
      }: {
        body: Pick<TaskSet, 'statuses'>;
      }) => {
        await answer.promise;
        now = { ...set, statuses: body.statuses };
        return { statuses: body.statuses, statuses_version: 1 };
      },
    });
    await card(screen, 'Собрать стенд');
    await user.click(screen.getByRole('button', { name: 'Столбец «В работе»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить столбец' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Куда перенести задачи столбца'), 'review');
    await user.click(dialog.getByRole('button', { name: 'Удалить столбец' }));
    await waitFor(() => {
      const sent = calls.find(({ name }) => name === taskEndpoints.changeStatuses.name)?.request;
      expect(sent).toMatchObject({ body: { moves: [{ from: 'doing', to: 'review' }] } });
    });
    // they stand there at once
    expect(columnOf(await card(screen, 'Снять показания'))).toBe('0:review');
    answer.resolve();
    const next = screen.getByRole('button', { name: 'Столбец «На проверке»' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('has a column again whose deletion is refused, and says why', async () => {
    const refusal = new ApiError(0, 'network');
    const { screen, user, services } = await opened({
      [taskEndpoints.changeStatuses.name]: () => Promise.reject(refusal),
    });
    const told = vi.spyOn(services.toasts, 'failure');
    await card(screen, 'Собрать стенд');
    await user.click(screen.getByRole('button', { name: 'Столбец «На проверке»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить столбец' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Удалить столбец' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith(refusal));
    expect(screen.getByRole('button', { name: 'Столбец «На проверке»' })).toBeTruthy();
  });

  it('has no card that may be carried where the role only looks', async () => {
    const { screen } = await opened({}, { ...set, can: { edit: false } });
    (await card(screen, 'Собрать стенд')).focus();
    press(' ');
    expect(screen.queryByText(/поднята/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Переместить/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Столбец/ })).toBeNull();
  });
});
