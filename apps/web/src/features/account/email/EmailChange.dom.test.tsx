import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { shown } from '../../../testing/shown.tsx';
import { EmailChange } from './EmailChange.tsx';

it('a new address whose answer was lost is confirmed by the same code', async () => {
  const answers = [() => Promise.reject(new ApiError(0, 'network')), () => null];
  const Page = () => <EmailChange email="anna@mail.ru" />;
  const { screen, user, calls } = await shown(Page, {
    'account.requestEmail': () => ({ wait: 60 }),
    'account.confirmEmail': () => answers.shift()?.(),
  });
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await user.type(await screen.findByLabelText('Новый адрес'), 's.otvetom@mail.ru');
  await user.type(screen.getByLabelText('Текущий пароль'), 'any words');
  await user.click(screen.getByRole('button', { name: 'Отправить код' }));
  await user.type(await screen.findByLabelText('Код из письма'), '123456');
  const confirm = screen.getByRole('button', { name: 'Подтвердить адрес' });
  await user.click(confirm);
  expect(await screen.findByText('Нет связи с сервером', { exact: false })).toBeTruthy();
  expect(screen.getByLabelText('Код из письма')).toHaveProperty('value', '123456');
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByLabelText('Код из письма')).toBeNull());
  expect(calls.filter(({ name }) => name === 'account.confirmEmail')).toHaveLength(2);
});
