import { MOST_TASKS_AT_ONCE, type TaskRow, type TaskSet, taskEndpoints } from '@pv/contract';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { answersOf, project } from '../page/project.sample.ts';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

const set = setOf([
  taskOf(1, { title: 'Собрать стенд', stage_id: idOf(5) }),
  taskOf(2, { title: 'Снять показания', due_at: '2020-03-01' }),
  taskOf(3, { title: 'Купить датчик', status: 'done', done: true }),
]);

const opened = (answers: Answers = {}, of: TaskSet = set, search = '') =>
  shown(
    TasksPage,
    { ...answersOf(of), ...answers },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}${search}` },
  );

const rowOf = (row: HTMLElement | null) => {
  if (!row) throw new Error('no row');
  return within(row);
};
const named = (name: string) => ({ name: new RegExp(name) });
type Screen = Awaited<ReturnType<typeof opened>>['screen'];
const lineOf = async (screen: Screen, title: string) =>
  rowOf((await screen.findByRole('link', named(title))).closest('tr'));

/** A server that does what it is asked for. */
const obeying: Answers = {
  [taskEndpoints.change.name]: ({
    params,
    body,
  }: {
    params: { id: string };
    body: Partial<TaskRow>;
  }) => ({
    ...set.tasks.find(({ id }) => id === params.id),
    ...body,
  }),
};

it('the list is printed whole, however long it is', async () => {
  const many = Array.from({ length: 80 }, (_, at) => taskOf(at + 1));
  const { screen } = await opened({}, setOf(many));
  const count = () => screen.queryAllByRole('link', { name: /^\d+ / }).length;
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  expect(count()).toBeLessThan(80);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(80);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(count()).toBeLessThan(80);
});

describe('the list of tasks', () => {
  it('tells what is overdue by a word and folds what is finished', async () => {
    const { screen, user } = await opened();
    expect(await screen.findByText('просрочено 01.03')).toBeTruthy();
    expect(screen.queryByText('Купить датчик')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Завершённые, 1' }));
    expect(screen.getByText('Купить датчик')).toBeTruthy();
  });

  it('warns of a task that begins before the end of what it waits for', async () => {
    const blocker = taskOf(1, { title: 'Собрать стенд', due_at: '2026-12-10' });
    const early = { starts_at: '2026-12-05', blocked_by: [blocker.id] };
    const { screen } = await opened({}, setOf([blocker, taskOf(2, early), taskOf(3)]));
    const warning = await screen.findAllByTitle(
      'Начинается раньше, чем закончится «Собрать стенд»',
    );
    expect(warning.map((mark) => mark.closest('tr')?.dataset.task)).toEqual([idOf(102)]);
  });

  it('has a status chosen in its row by the keyboard', async () => {
    const { screen, user, calls } = await opened(obeying);
    const link = await screen.findByRole('link', named('Собрать стенд'));
    link.focus();
    fireEvent.keyDown(link, { code: 'KeyS', key: 'ы' });
    const list = await screen.findByRole('listbox', { name: 'Статус' });
    await user.type(within(list.parentElement ?? list).getByRole('combobox'), 'раб{Enter}');
    const line = await lineOf(screen, 'Собрать стенд');
    expect(await line.findByRole('button', { name: 'Статус: В работе' })).toBeTruthy();
    expect(calls.find(({ name }) => name === taskEndpoints.change.name)?.request).toEqual({
      params: { id: idOf(101) },
      body: { status: 'doing' },
    });
    expect(await screen.findByText('«Собрать стенд»: В работе')).toBeTruthy();
  });

  it('writes what is typed right after D over the day that stands there', async () => {
    const due = setOf([taskOf(1, { title: 'Собрать стенд', due_at: '2027-01-10' })]);
    const { screen } = await opened(obeying, due);
    const link = await screen.findByRole('link', named('Собрать стенд'));
    link.focus();
    fireEvent.keyDown(link, { code: 'KeyD', key: 'в' });
    // no turn has passed
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      '10.01.2027',
    );
  });

  /** Writes a title over in the list, where changes are answered one after another. */
  async function renamed(...answers: (() => unknown)[]) {
    const shownPage = await opened({
      [taskEndpoints.change.name]: () => answers.shift()?.(),
    });
    const { screen, user } = shownPage;
    const pencil = { name: 'Переименовать: Собрать стенд' };
    await user.click(await screen.findByRole('button', pencil));
    const field = { name: 'Название задачи' };
    await user.clear(screen.getByRole('textbox', field));
    await user.type(screen.getByRole('textbox', field), 'Разобрать стенд{Enter}');
    const sent = () =>
      shownPage.calls
        .filter(({ name }) => name === taskEndpoints.change.name)
        .map(({ request }) => (request as { body: unknown }).body);
    return { ...shownPage, field, sent };
  }
  const fail = (error: ApiError) => () => Promise.reject(error);
  const kept = () => ({ ...set.tasks[0], title: 'Разобрать стенд', version: 2 });

  it('shows a new title at once, and keeps it in the field where it was not saved', async () => {
    const change = Promise.withResolvers<never>();
    const { screen, user, field, sent } = await renamed(() => change.promise, kept);
    expect(await screen.findByText('Разобрать стенд')).toBeTruthy();
    change.reject(new ApiError(0, 'network'));
    const again = await screen.findByRole('textbox', field);
    expect(again).toHaveProperty('value', 'Разобрать стенд');
    expect(screen.getByRole('alert').textContent).toContain('Нет связи');
    expect(document.activeElement).toBe(again);
    // to look elsewhere sends nothing and loses nothing
    await user.click(screen.getByRole('heading', { name: 'Задачи' }));
    expect(sent()).toHaveLength(1);
    await user.type(again, '{Enter}');
    expect(await screen.findByRole('link', named('Разобрать стенд'))).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', field)).toBeNull());
    expect(sent()).toHaveLength(2);
  });

  it('leaves the old title where what was not saved is given up', async () => {
    const { screen, user, field } = await renamed(fail(new ApiError(0, 'network')));
    await user.type(await screen.findByRole('textbox', field), '{Escape}');
    expect(await screen.findByRole('link', named('Собрать стенд'))).toBeTruthy();
  });

  it('tells of the title that somebody else wrote meanwhile, and writes over it when asked again', async () => {
    const theirs = { title: 'Стенд Бориса', version: '4' };
    const stale = new ApiError(409, 'stale_version', { data: theirs });
    const { screen, user, field, sent } = await renamed(fail(stale), kept);
    expect((await screen.findByRole('alert')).textContent).toContain('«Стенд Бориса»');
    const again = screen.getByRole('textbox', field);
    expect(again).toHaveProperty('value', 'Разобрать стенд');
    await user.type(again, '{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([
        { title: 'Разобрать стенд', version: 1 },
        { title: 'Разобрать стенд', version: 4 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox', field)).toBeNull());
  });

  it('keeps a title over what somebody has changed beside it', async () => {
    const beside = { title: 'Собрать стенд', version: '2' };
    const stale = new ApiError(409, 'stale_version', { data: beside });
    const { screen, sent } = await renamed(fail(stale), kept);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ title: 'Разобрать стенд', version: 2 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes one new task after another, and keeps in the field what was refused', async () => {
    let at = 3;
    const create = ({ body }: { body: { title: string; key: string } }) => {
      if (body.title === 'Плохая') throw new ApiError(409, 'too_many_tasks', { detail: ['Полно'] });
      at += 1;
      return taskOf(at, { title: body.title, stage_id: idOf(5) });
    };
    const { screen, user } = await opened({ [taskEndpoints.create.name]: create });
    const field = await screen.findByRole('textbox', { name: 'Новая задача: 1. Опыты' });
    await user.type(field, 'Первая{Enter}Вторая{Enter}');
    expect(await screen.findByRole('link', named('Первая'))).toBeTruthy();
    expect(await screen.findByRole('link', named('Вторая'))).toBeTruthy();
    await user.type(field, 'Плохая{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', 'Плохая'));
  });

  it('sends what was refused again under its key: it may be there, and only the answer lost', async () => {
    const { screen, user, calls } = await opened({
      [taskEndpoints.create.name]: () => Promise.reject(new ApiError(0, 'network')),
    });
    const field = await screen.findByRole('textbox', { name: 'Новая задача: 1. Опыты' });
    await user.type(field, 'Смета{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', 'Смета'));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', 'Смета'));
    await user.type(field, ' проекта{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', 'Смета проекта'));
    const sent = calls.filter(({ name }) => name === taskEndpoints.create.name);
    const keys = sent.map(({ request }) => (request as { body: { key: string } }).body.key);
    expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('adds the rest of a long pasted list after a failure, parts to what they are parts of', async () => {
    let at = 0;
    const { screen, user, calls } = await opened({
      [taskEndpoints.createMany.name]: () => {
        at += 1;
        if (at === 2) throw new ApiError(0, 'network');
        return { tasks: [] };
      },
    });
    await user.click(await screen.findByRole('textbox', { name: 'Новая задача: 1. Опыты' }));
    const list = Array.from({ length: MOST_TASKS_AT_ONCE }, (_, line) => `Опыт ${line}`);
    await user.paste([...list, 'Стенд', '  Чертёж'].join('\n'));
    await user.click(await screen.findByRole('button', { name: /^Добавить 502/ }));
    await user.click(await screen.findByRole('button', { name: 'Добавить 2 задачи' }));
    await waitFor(() => expect(at).toBe(3));
    const [, lost, again] = calls.filter(({ name }) => name === taskEndpoints.createMany.name);
    expect(again).toEqual(lost);
    expect(again?.request).toMatchObject({
      body: { tasks: [{ title: 'Стенд' }, { title: 'Чертёж', parent: 0 }] },
    });
  });

  it('makes many tasks of a pasted list, indented lines as parts, and takes them back at once', async () => {
    const { screen, user, calls, services } = await opened({
      [taskEndpoints.createMany.name]: () => ({
        tasks: [taskOf(9, { title: 'Чертёж' }), taskOf(10, { parent_id: idOf(109) })],
      }),
      [taskEndpoints.removeMany.name]: () => null,
    });
    await user.click(await screen.findByRole('textbox', { name: 'Новая задача: 1. Опыты' }));
    await user.paste('- Чертёж\n  - Деталь\n- Смета');
    await user.click(await screen.findByRole('button', { name: 'Добавить 3 задачи' }));
    expect(await screen.findByRole('link', named('Чертёж'))).toBeTruthy();
    const request = calls.find(({ name }) => name === taskEndpoints.createMany.name)?.request;
    expect(request).toMatchObject({
      body: {
        stage_id: idOf(5),
        tasks: [
          { title: 'Чертёж' },
          { title: 'Деталь', parent: 0 },
          { title: 'Смета', parent: null },
        ],
      },
    });
    await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === taskEndpoints.removeMany.name)?.request).toEqual({
        body: { project_id: PROJECT, ids: [idOf(109)], subtasks: 'delete' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('link', named('Чертёж'))).toBeNull());
  });

  it('offers to take back no deletion that was refused', async () => {
    const removal = Promise.withResolvers<null>();
    const { screen, services } = await opened({
      [taskEndpoints.remove.name]: () => removal.promise,
    });
    const link = await screen.findByRole('link', named('Собрать стенд'));
    link.focus();
    fireEvent.keyDown(link, { key: 'Delete', code: 'Delete' });
    await waitFor(() => expect(screen.queryByRole('link', named('Собрать стенд'))).toBeNull());
    expect(services.toasts.undoLast()).toBe(false);
    removal.reject(new ApiError(403, 'forbidden', { detail: ['Нельзя'] }));
    expect(await screen.findByRole('link', named('Собрать стенд'))).toBeTruthy();
    expect(services.toasts.undoLast()).toBe(false);
  });

  it('says of reversed days at the field, and sends nothing', async () => {
    const late = setOf([taskOf(1, { title: 'Собрать стенд', starts_at: '2026-05-10' })]);
    const { screen, user, calls } = await opened({}, late);
    const line = await lineOf(screen, 'Собрать стенд');
    await user.click(line.getByRole('button', { name: /^Срок/ }));
    const field = await screen.findByRole('textbox', { name: 'Срок' });
    await user.type(field, '01.05.2026{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Срок раньше начала');
    expect(calls.some(({ name }) => name === taskEndpoints.change.name)).toBe(false);
  });

  it('shows everything to who may only look, and offers nothing that would be refused', async () => {
    const { screen } = await opened({}, { ...set, can: { edit: false } });
    const line = await lineOf(screen, 'Собрать стенд');
    expect(line.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /Новая задача/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Новая задача' })).toBeNull();
    expect(screen.getByText(/Ваша роль позволяет смотреть/)).toBeTruthy();
  });

  it('tells the team of a finished project why nothing can be changed', async () => {
    const finished = { ...project, completion_status: 'succeeded' };
    const { screen } = await opened(
      { 'project.get': () => finished },
      { ...set, can: { edit: false } },
    );
    expect(await screen.findByText(/Проект завершён/)).toBeTruthy();
    expect(screen.queryByText(/Ваша роль/)).toBeNull();
  });

  it('counts what is overdue by the day where the project is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T22:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const due = setOf([taskOf(1, { due_at: '2026-05-10' }), taskOf(2, { due_at: '2026-05-11' })]);
    const { screen } = await opened({}, due);
    expect(await screen.findByText('просрочено 10.05')).toBeTruthy();
    expect(screen.getByText('сегодня')).toBeTruthy();
  });

  it('finds by words in the address', async () => {
    const { screen } = await opened({}, set, '&q=показания');
    expect(await screen.findByRole('link', named('Снять показания'))).toBeTruthy();
    expect(screen.queryByRole('link', named('Собрать стенд'))).toBeNull();
  });
});
