import { type TaskRow, taskEndpoints } from '@pv/contract';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';
import { answersOf, project } from './project.sample.ts';

const set = setOf([taskOf(1, { due_at: '2026-05-10' })]);

/** The tasks of a project with what the address says of them. */
const opened = (search: string, made?: TaskRow) =>
  shown(
    TasksPage,
    {
      ...answersOf(set),
      'project.get': () => ({ ...project, starts_at: '2026-05-01', ends_at: '2026-06-01' }),
      [taskEndpoints.create.name]: () => made,
    },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}${search}` },
  );

it('the list has its groups again after another view', async () => {
  const { screen, user } = await opened('&group=status');
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
  const { screen, user, calls } = await opened(`&view=${view}`, made);
  await user.click(await screen.findByRole('button', { name: 'Новая задача' }));
  expect(await screen.findByRole('dialog', { name: 'Задача 2' })).toBeTruthy();
  const link = screen.getByRole('link', { name, hidden: true });
  expect(link.getAttribute('aria-current')).toBeTruthy();
  const sent = calls.find((one) => one.name === taskEndpoints.create.name)?.request;
  expect(sent).toMatchObject({ body: { title: expect.stringContaining(title) } });
});
