import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { AddRecordPage } from './AddRecordPage.tsx';

it('days of a call and a demand are typed in inputs, and what is wrong stands at them', async () => {
  const { screen, user, calls } = await shown(AddRecordPage, {
    'fundingrecord.list': () => ({ records: [] }),
    'application.templates': () => ({ templates: [] }),
    'fundingrecord.add': () => ({ code: 'grant' }),
  });
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  for (const part of ['Название', 'Оператор', 'Кому', 'Условия'])
    for (const language of ['русски', 'английски'])
      await user.type(field(`${part}, по-${language}`), 'Г');
  for (const part of ['Страница конкурса', 'Источник']) {
    await user.click(field(part));
    await user.paste('https://fasie.ru/');
  }
  await user.click(screen.getByRole('button', { name: 'Добавить дни приёма' }));
  await user.type(field('Приём 1: первый день'), '01.02.2027');
  await user.type(field('Приём 1: последний день'), '15.04.2027');
  await user.click(screen.getByRole('checkbox', { name: 'Каждый год в эти дни' }));
  await user.click(screen.getByRole('button', { name: 'Добавить требование' }));
  const add = screen.getByRole('button', { name: 'Добавить в каталог' });
  await user.click(add);
  expect(screen.getByText('Укажите хотя бы одну границу')).toBeTruthy();
  await user.type(field('Не старше, лет'), '30');
  await user.click(add);
  const sent = calls.find(({ name }) => name === 'fundingrecord.add');
  expect(sent?.request).toMatchObject({
    body: {
      record: {
        criteria: [{ kind: 'age', to: 30 }],
        windows: [{ kind: 'yearly', from: '02-01', to: '04-15' }],
      },
    },
  });
});
