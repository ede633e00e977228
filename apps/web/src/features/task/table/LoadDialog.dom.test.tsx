import { taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { answersOf } from '../page/project.sample.ts';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

it('says before it adds tasks what of the table is not taken, each in its own words', async () => {
  const { screen, user, calls } = await shown(
    TasksPage,
    {
      ...answersOf(setOf([taskOf(1)])),
      [taskEndpoints.createMany.name]: () => ({ tasks: [taskOf(2)] }),
    },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}` },
  );
  await user.click(await screen.findByRole('button', { name: 'Ещё о задачах' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Загрузить из CSV' }));
  const table =
    'Задача;Начало;Срок;Исполнители\n\nОтчёт;02.05.2026;01.05.2026;Чужой Ч.\n;;31.02.2026;\nСмета;;31.02.2026;';
  const file = new File([table], 'задачи.csv', { type: 'text/csv' });
  const place = await screen.findByText('Таблица с задачами');
  fireEvent.drop(place, { dataTransfer: { files: [file] } });

  expect(await screen.findByText('Найдены 2 задачи')).toBeTruthy();
  expect(screen.getByText('Нет названия задачи, не прочитаны строки: 4.')).toBeTruthy();
  const listOf = (lead: RegExp) => screen.getByText(lead).nextElementSibling?.textContent;
  expect(listOf(/Этого в проекте нет/)).toBe('строка 3, Исполнители: «Чужой Ч.»');
  expect(listOf(/Это взять из таблицы нельзя/)).toBe(
    'строка 3, Срок: 01.05.2026 раньше началастрока 5, Срок: нет такой даты «31.02.2026»',
  );
  await user.click(screen.getByRole('button', { name: 'Добавить 2 задачи' }));
  const sent = () => calls.find(({ name }) => name === taskEndpoints.createMany.name)?.request;
  await waitFor(() =>
    expect(sent()).toMatchObject({ body: { tasks: [{ title: 'Отчёт' }, { title: 'Смета' }] } }),
  );
});
