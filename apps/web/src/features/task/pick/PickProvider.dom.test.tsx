import { type TaskSet, taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { answersOf } from '../page/project.sample.ts';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

const opened = (answers: Answers, set: TaskSet) =>
  shown(
    TasksPage,
    { ...answersOf(set), ...answers },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}` },
  );

describe('what is chosen beside a row', () => {
  it('says that a task has moved once it has, and not when that is refused', async () => {
    const answer = Promise.withResolvers<never>();
    const refuse = { [taskEndpoints.change.name]: () => answer.promise };
    const { screen, user } = await opened(refuse, setOf([taskOf(1, { title: 'Собрать стенд' })]));
    const link = await screen.findByRole('link', { name: /Собрать стенд/ });
    link.focus();
    fireEvent.keyDown(link, { code: 'KeyS', key: 'ы' });
    const list = await screen.findByRole('listbox', { name: 'Статус' });
    await user.type(within(list.parentElement ?? list).getByRole('combobox'), 'раб{Enter}');
    const moved = { name: 'Статус: В работе' };
    expect(await screen.findByRole('button', moved)).toBeTruthy();
    expect(screen.queryByText('«Собрать стенд»: В работе')).toBeNull();
    answer.reject(new ApiError(409, 'project_finished'));
    await waitFor(() => expect(screen.queryByRole('button', moved)).toBeNull());
    expect(screen.queryByText('«Собрать стенд»: В работе')).toBeNull();
  });

  it('gives all that is chosen a beginning, and names those that would end before it', async () => {
    const due = (number: number) => taskOf(number, { due_at: '2027-01-10' });
    const { screen, user } = await opened({}, setOf([due(1), taskOf(2), due(3)]));
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    const bar = within(screen.getByRole('toolbar', { name: 'Действия с выбранными задачами' }));
    await user.click(bar.getByRole('button', { name: 'Начало' }));
    const field = within(await screen.findByRole('dialog')).getByRole('textbox');
    await user.type(field, '11.01.2027{Enter}');
    expect(await screen.findByText(/^Срок раньше начала у задач: № 1, № 3\./)).toBeTruthy();
  });
});
