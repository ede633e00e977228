import { type TaskSet, taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { ANNA, answersOf, VIKTOR } from '../page/project.sample.ts';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

/** The list of tasks, some of which somebody has who only reads them now. */
const opened = (set: TaskSet, search = '') =>
  shown(
    TasksPage,
    { ...answersOf(set), [taskEndpoints.changeMany.name]: () => ({ tasks: [] }) },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}${search}` },
  );

it('takes a reader off the chosen tasks that he has, and gives him none', async () => {
  const { screen, user, calls } = await opened(
    setOf([taskOf(1, { assignees: [VIKTOR] }), taskOf(2)]),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Задача 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Задача 2' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Действия с выбранными задачами' }));
  await user.click(bar.getByRole('button', { name: 'Исполнители' }));
  const list = within(await screen.findByRole('listbox', { name: 'Исполнители, задач: 2' }));
  await user.click(list.getByRole('option', { name: VIKTOR.name }));
  expect(calls.at(-1)?.request).toMatchObject({
    body: { change: { remove_assignees: [VIKTOR.id] } },
  });
});

it('has no field for a new task under a reader, and N leads to the next one', async () => {
  const { screen } = await opened(
    setOf([taskOf(1, { assignees: [VIKTOR] }), taskOf(2, { assignees: [ANNA] })]),
    '&group=assignee',
  );
  const link = await screen.findByRole('link', { name: /Задача 1/ });
  const field = (name: string) => screen.queryByRole('textbox', { name: new RegExp(name) });
  expect(field(VIKTOR.name)).toBeNull();
  link.focus();
  fireEvent.keyDown(link, { code: 'KeyN', key: 'т' });
  await waitFor(() => expect(document.activeElement).toBe(field(ANNA.name)));
});
