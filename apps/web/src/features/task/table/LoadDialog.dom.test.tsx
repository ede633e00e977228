import { taskEndpoints } from '@pv/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { answersOf, BORIS, VIKTOR } from '../page/project.sample.ts';
import { PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

async function opened() {
  const page = await shown(
    TasksPage,
    {
      ...answersOf(setOf([taskOf(1)])),
      [taskEndpoints.createMany.name]: () => ({ tasks: [taskOf(2)] }),
    },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}` },
  );
  const { screen, user } = page;
  await user.click(await screen.findByRole('button', { name: 'Ещё о задачах' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Загрузить из CSV' }));
  const place = await screen.findByText('Таблица с задачами');
  const load = (table: BlobPart) =>
    fireEvent.drop(place, {
      dataTransfer: { files: [new File([table], 'задачи.csv', { type: 'text/csv' })] },
    });
  return { ...page, load };
}

it('says before it adds tasks what of the table is not taken, each in its own words', async () => {
  const { screen, user, calls, load } = await opened();
  const table =
    'Задача;Начало;Срок;Исполнители\n\nОтчёт;02.05.2026;01.05.2026;Чужой Ч.\n;;31.02.2026;\nСмета;;31.02.2026;';
  load(table);

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

it('takes no table whose tasks wait for each other, or one for itself, and names the rows', async () => {
  const { screen, load } = await opened();
  load('Задача;Ждёт\nОтчёт;Смета\nОпыты;\nСмета;Отчёт');
  expect((await screen.findByRole('alert')).textContent).toContain('по кругу, строки: 2, 4.');
  load('Задача;Ждёт\nОтчёт;\nСмета;Смета');
  expect(await screen.findByText(/^Задача в строке 3 ждёт саму себя\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Добавить \d/ })).toBeNull();
});

it('gives tasks to nobody who may only look at them', async () => {
  const { screen, load } = await opened();
  load(`Задача;Исполнители\nОтчёт;"${BORIS.name}, ${VIKTOR.name}"`);
  const lead = await screen.findByText(/Это взять из таблицы нельзя/);
  expect(lead.nextElementSibling?.textContent).toBe(
    'строка 2, Исполнители: роль участника «Цой В. Г.» позволяет только просматривать задачи',
  );
});

it('reads a table as Excel saves it where Windows speaks Russian, and says how one is saved that has no known heads', async () => {
  const { screen, load } = await opened();
  // «Задача;Срок» and «Отчёт;31.12.2026» in windows-1251
  const ofExcel = [
    ...[0xc7, 0xe0, 0xe4, 0xe0, 0xf7, 0xe0, 0x3b, 0xd1, 0xf0, 0xee, 0xea, 0x0a],
    ...[0xce, 0xf2, 0xf7, 0xb8, 0xf2, ...new TextEncoder().encode(';31.12.2026\n')],
  ];
  load('Дело;Срок');
  expect((await screen.findByRole('alert')).textContent).toMatch(/«Задача»\..* UTF-8\.$/);
  load(new Uint8Array(ofExcel));
  expect(await screen.findByText('Найдена 1 задача')).toBeTruthy();
  expect(screen.getByText('Отчёт')).toBeTruthy();
});
