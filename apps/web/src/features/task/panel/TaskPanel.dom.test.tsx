import {
  commentEndpoints,
  type Task,
  type TaskRow,
  type TaskSet,
  taskEndpoints,
  userEndpoints,
} from '@pv/contract';
import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { pageActions } from '../../../platform/page-actions.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { ANNA, answersOf } from '../page/project.sample.ts';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';
// the page asks for it once it is opened: so long no test waits
import './TaskPanel.tsx';

const rows = [taskOf(1, { title: 'Собрать стенд' }), taskOf(2, { title: 'Снять показания' })];

const whole = (row: TaskRow, own: Partial<Task> = {}): Task => ({
  ...row,
  description: 'Из алюминия',
  checklist: [],
  author: ANNA,
  source: null,
  attachments: [],
  can: { edit: true, comment: true },
  ...own,
});

async function opened(answers: Answers = {}, set: TaskSet = setOf(rows)) {
  const [first = taskOf(1)] = set.tasks;
  const page = await shown(
    TasksPage,
    { ...answersOf(set), [taskEndpoints.get.name]: () => whole(first), ...answers },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}&task=${first.id}` },
  );
  const panel = await page.screen.findByRole('dialog', {}, { timeout: 4000 });
  return { ...page, panel: within(panel) };
}

const sentIn = (calls: { name: string; request: unknown }[]) =>
  calls.filter(({ name }) => name === taskEndpoints.change.name).map(({ request }) => request);

describe('the panel of a task', () => {
  it('saves a description as it is typed, with the version that it was written from', async () => {
    const { panel, user, calls } = await opened({
      [taskEndpoints.change.name]: ({ body }: { body: Partial<Task> }) =>
        whole(taskOf(1, { version: 2 }), body),
    });
    const field = await panel.findByRole('textbox', { name: 'Описание' });
    await user.type(field, ', на болтах');
    await user.tab();
    await waitFor(() =>
      expect(sentIn(calls)).toEqual([
        {
          params: { id: idOf(101) },
          body: { description: 'Из алюминия, на болтах', version: 1 },
        },
      ]),
    );
  });

  it('shows both texts where somebody has written over the same one meanwhile', async () => {
    let theirs = 'Из алюминия';
    const { panel, user, calls } = await opened({
      [taskEndpoints.get.name]: () =>
        whole(taskOf(1, { version: theirs === 'Из стали' ? 5 : 1 }), { description: theirs }),
      [taskEndpoints.change.name]: ({ body }: { body: Partial<Task> }) => {
        if (body.version === 5) return whole(taskOf(1, { version: 6 }), body);
        theirs = 'Из стали';
        throw new ApiError(409, 'stale_version', { detail: ['Изменено'] });
      },
    });
    const field = await panel.findByRole('textbox', { name: 'Описание' });
    await user.type(field, ', на болтах');
    await user.tab();
    const alert = within(await panel.findByRole('alert'));
    expect(alert.getByText('Из стали')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Оставить мой' }));
    await waitFor(() =>
      expect(sentIn(calls).at(-1)).toMatchObject({
        body: { description: 'Из алюминия, на болтах', version: 5 },
      }),
    );
  });

  it('offers in the palette only what opens something', async () => {
    const { panel, screen, user } = await opened();
    await panel.findByRole('button', { name: /^Метки/ });
    const [deeds] = pageActions();
    expect(deeds?.group).toBe('№\u00a01 Собрать стенд');
    const fields = deeds?.actions.filter(({ id }) => !/link|delete/.test(id)) ?? [];
    expect(fields.map(({ id }) => id)).toEqual(
      ['status', 'priority', 'assignees', 'starts', 'due', 'tags', 'stage', 'parent'].map(
        (name) => `task.${name}`,
      ),
    );
    for (const { onClick } of fields) {
      act(() => onClick());
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    }
  });

  it('says of a circle of waiting before anything is sent', async () => {
    const set = setOf([
      rows[0] ?? taskOf(1),
      taskOf(2, { title: 'Сборка', blocked_by: [idOf(101)] }),
    ]);
    const { panel, user, calls } = await opened({}, set);
    await user.click(await panel.findByRole('button', { name: /Выбрать задачу/ }));
    await user.click(panel.getByRole('option', { name: '2 Сборка' }));
    expect((await panel.findByRole('alert')).textContent).toContain('«Сборка» сама ждёт эту');
    expect(sentIn(calls)).toEqual([]);
  });

  it('Escape closes the list of tasks to wait for, after a refused circle too, and not the panel', async () => {
    const set = setOf([
      rows[0] ?? taskOf(1),
      taskOf(2, { title: 'Сборка', blocked_by: [idOf(101)] }),
    ]);
    const { panel, user, screen } = await opened({}, set);
    await user.click(await panel.findByRole('button', { name: /Выбрать задачу/ }));
    await user.click(panel.getByRole('option', { name: '2 Сборка' }));
    expect(await panel.findByRole('alert')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(panel.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(panel.getByRole('button', { name: /Выбрать задачу/ })),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Escape closes the list of people in a comment, and not the panel', async () => {
    const { panel, user, screen } = await opened({
      [commentEndpoints.list.name]: () => ({ comments: [], can: { comment: true } }),
      [userEndpoints.people.name]: () => ({ users: [ANNA] }),
    });
    await user.type(await panel.findByRole('textbox', { name: /омментарий/ }), '@');
    expect(await panel.findByRole('option', { name: /Ёлкина/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(panel.queryByRole('option', { name: /Ёлкина/ })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('puts a task into another, takes it out again, and both can be undone', async () => {
    const { panel, screen, user, calls, services } = await opened({
      [taskEndpoints.change.name]: ({ body }: { body: Partial<Task> }) => whole(taskOf(1), body),
    });
    await user.click(await panel.findByRole('button', { name: /^Родительская задача/ }));
    await user.click(screen.getByRole('option', { name: '2 Снять показания' }));
    expect(await panel.findByRole('link', { name: /Снять показания/ })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: /^Родительская задача/ }));
    await user.click(screen.getByRole('option', { name: 'Без родительской задачи' }));
    await waitFor(() => expect(panel.queryByRole('link', { name: /Снять показания/ })).toBeNull());
    await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
    await waitFor(() => expect(sentIn(calls)).toHaveLength(3));
    expect(sentIn(calls)).toMatchObject([
      { body: { parent_id: idOf(102) } },
      { body: { parent_id: null } },
      { body: { parent_id: idOf(102) } },
    ]);
  });

  it('gives the focus straight back to the field, and not to the list behind, once a value is chosen', async () => {
    const { panel, screen, user } = await opened({
      [taskEndpoints.change.name]: ({ body }: { body: Partial<Task> }) => whole(taskOf(1), body),
    });
    const field = await panel.findByRole('button', { name: /^Приоритет/ });
    await user.click(field);
    const option = await screen.findByRole('option', { name: 'Высокий' });
    const focused: unknown[] = [];
    const note = ({ target }: FocusEvent) => focused.push(target);
    document.addEventListener('focusin', note);
    await user.click(option);
    await waitFor(() => expect(document.activeElement).toBe(field));
    document.removeEventListener('focusin', note);
    expect(focused).toEqual([field]);
  });

  it('says why a task with parts becomes no part, before anything is sent', async () => {
    const set = setOf([...rows, taskOf(3, { parent_id: idOf(101) })]);
    const { panel, screen, user, calls } = await opened({}, set);
    await user.click(await panel.findByRole('button', { name: /^Родительская задача/ }));
    await user.click(screen.getByRole('option', { name: '2 Снять показания' }));
    expect(screen.getByRole('alert').textContent).toContain('У этой задачи есть подзадачи');
    expect(sentIn(calls)).toEqual([]);
  });

  it('ticks a point off at once, and takes the tick back where that is refused', async () => {
    const point = { id: idOf(50), text: 'Смета', done: false };
    const answer = Promise.withResolvers<never>();
    const { panel, user } = await opened({
      [taskEndpoints.get.name]: () => whole(taskOf(1), { checklist: [point] }),
      [taskEndpoints.change.name]: () => answer.promise,
    });
    const tick = await panel.findByRole('checkbox', { name: 'Смета' });
    await user.click(tick);
    await waitFor(() => expect(tick).toHaveProperty('checked', true));
    answer.reject(new ApiError(403, 'forbidden', { detail: ['Нельзя'] }));
    await waitFor(() => expect(tick).toHaveProperty('checked', false));
  });

  it('keeps two quick ticks, whichever answer comes while the other waits', async () => {
    const points = [
      { id: idOf(50), text: 'Смета', done: false },
      { id: idOf(51), text: 'Журнал', done: false },
    ];
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const { panel, user, calls } = await opened({
      [taskEndpoints.get.name]: () => whole(taskOf(1), { checklist: points }),
      [taskEndpoints.change.name]: async ({ body }: { body: Partial<Task> }) => {
        await (body.version === 1 ? first : second).promise;
        const { checklist = [], version = 1 } = body;
        return whole(taskOf(1, { version: version + 1 }), { checklist });
      },
    });
    const ticks = () => panel.getAllByRole('checkbox').map((one) => Reflect.get(one, 'checked'));
    await user.click(await panel.findByRole('checkbox', { name: 'Смета' }));
    await user.click(panel.getByRole('checkbox', { name: 'Журнал' }));
    first.resolve();
    await waitFor(() => expect(sentIn(calls)).toHaveLength(2));
    expect(ticks()).toEqual([true, true]);
    second.resolve();
    await waitFor(() => expect(panel.getByText('2/2')).toBeTruthy());
    expect(sentIn(calls).at(-1)).toMatchObject({
      body: { checklist: [{ done: true }, { done: true }], version: 2 },
    });
  });

  it('ticks a point off in the checklist of who was first', async () => {
    const mine = { id: idOf(50), text: 'Смета', done: false };
    const theirs = { id: idOf(51), text: 'Журнал', done: true };
    let now = whole(taskOf(1), { checklist: [mine] });
    const { panel, user, calls } = await opened({
      [taskEndpoints.get.name]: () => now,
      [taskEndpoints.change.name]: ({ body }: { body: Partial<Task> }) => {
        if (body.version === 2) return whole(taskOf(1, { version: 3 }), body);
        now = whole(taskOf(1, { version: 2 }), { checklist: [mine, theirs] });
        throw new ApiError(409, 'stale_version', { detail: ['Изменено'] });
      },
    });
    await user.click(await panel.findByRole('checkbox', { name: 'Смета' }));
    expect(await panel.findByRole('checkbox', { name: 'Журнал' })).toHaveProperty('checked', true);
    expect(sentIn(calls).at(-1)).toMatchObject({
      body: { checklist: [{ ...mine, done: true }, theirs], version: 2 },
    });
  });

  it('says that a task is gone', async () => {
    const gone = new ApiError(404, 'not_found', { detail: ['Нет'] });
    const { panel } = await opened({ [taskEndpoints.get.name]: () => Promise.reject(gone) });
    expect(await panel.findByText(/Этой задачи больше нет/)).toBeTruthy();
  });

  it('has nothing to write or to press for who may only look', async () => {
    const { panel } = await opened({}, setOf(rows, { can: { edit: false } }));
    expect(await panel.findByText('Из алюминия')).toBeTruthy();
    expect(panel.queryAllByRole('textbox')).toEqual([]);
    expect(panel.queryByRole('button', { name: /Статус|Удалить|Выбрать/ })).toBeNull();
  });
});
