import { type TaskRow, taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, shown } from '../../../testing/shown.tsx';
// the page asks for them once they are opened: so long no test waits
import '../calendar/CalendarView.tsx';
import '../gantt/GanttView.tsx';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';
import { answersOf, project } from './project.sample.ts';

const set = setOf([
  taskOf(1, { title: 'Собрать стенд', due_at: '2027-05-05' }),
  taskOf(2, { title: 'Снять показания', due_at: '2027-05-12' }),
]);

/** Opens a view of the tasks on 4 May 2027. */
function opened(view: 'gantt' | 'calendar', answers: Answers = {}) {
  // a window to scroll in: a DOM without a browser has no sizes
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-04T09:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const search = `?type=nir&project=${PROJECT}&view=${view}` as const;
  return shown(TasksPage, { ...answersOf(set), ...answers }, { path: '/task-list', search });
}

const press = (code: string) => fireEvent.keyDown(document.activeElement ?? document, { code });

describe('the letter keys in the views by days', () => {
  it('change the row of the chart that has the focus, and J leads on', async () => {
    const { screen } = await opened('gantt');
    (await screen.findByRole('row', { name: /Собрать стенд/ })).focus();
    press('KeyJ');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /Снять показания/ }));
    press('KeyD');
    expect(document.activeElement).toHaveProperty('value', '12.05.2027');
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    screen.getByRole('row', { name: /Снять показания/ }).focus();
    press('KeyR');
    expect(document.activeElement).toBe(
      screen.getByRole('combobox', { name: 'Родительская задача' }),
    );
  });

  it('change the task of the calendar that has the focus', async () => {
    const { screen, calls } = await opened('calendar', {
      [taskEndpoints.change.name]: ({ body }: { body: Partial<TaskRow> }) => taskOf(1, body),
    });
    const task = await screen.findByRole('button', { name: /^Открыть .*Собрать стенд/ });
    task.focus();
    press('KeyP');
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Приоритет' }), { key: 'ArrowUp' });
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Приоритет' }), { key: 'Enter' });
    await waitFor(() =>
      expect(calls.find(({ name }) => name === taskEndpoints.change.name)?.request).toEqual({
        params: { id: idOf(101) },
        body: { priority: 'high' },
      }),
    );
  });

  it('N adds a task on the day that has the focus', async () => {
    const { screen, calls } = await opened('calendar');
    (await screen.findByRole('gridcell', { name: /^6 мая/ })).focus();
    press('KeyN');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === taskEndpoints.create.name)?.request).toMatchObject({
        body: { due_at: '2027-05-06' },
      }),
    );
  });
});

const few = setOf([taskOf(1, { due_at: '2026-05-10' })]);

/** The tasks of a project with what the address says of them. */
const openedAt = (search: string, made?: TaskRow) =>
  shown(
    TasksPage,
    {
      ...answersOf(few),
      'project.get': () => ({ ...project, starts_at: '2026-05-01', ends_at: '2026-06-01' }),
      [taskEndpoints.create.name]: () => made,
    },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}${search}` },
  );

it('the list has its groups again after another view', async () => {
  const { screen, user } = await openedAt('&group=status');
  const groups = () => screen.findByRole('combobox', { name: 'Группировка' });
  expect(await groups()).toHaveProperty('value', 'status');
  await user.click(screen.getByRole('link', { name: 'Доска' }));
  await waitFor(async () => expect(await groups()).toHaveProperty('value', 'none'));
  await user.click(screen.getByRole('link', { name: 'Список' }));
  await waitFor(async () => expect(await groups()).toHaveProperty('value', 'status'));
});

it.each([
  ['gantt', 'Гант', 'Новая задача'],
  ['calendar', 'Календарь', 'Задача на '],
])('a new task opens beside the view that has no field for it: %s', async (view, name, title) => {
  const made = taskOf(2, { title: 'Новая задача' });
  const { screen, user, calls } = await openedAt(`&view=${view}`, made);
  await user.click(await screen.findByRole('button', { name: 'Новая задача' }));
  expect(await screen.findByRole('dialog', { name: 'Задача 2' })).toBeTruthy();
  const link = screen.getByRole('link', { name, hidden: true });
  expect(link.getAttribute('aria-current')).toBeTruthy();
  const sent = calls.find((one) => one.name === taskEndpoints.create.name)?.request;
  expect(sent).toMatchObject({ body: { title: expect.stringContaining(title) } });
});
