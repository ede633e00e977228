import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { saidOf, shown } from '../../../testing/shown.tsx';
import { PasswordChange } from '../ProfilePage.tsx';

it('a new password whose answer was lost is said to be perhaps taken', async () => {
  const failures = [
    new ApiError(400, 'password_wrong'),
    new ApiError(0, 'network'),
    new ApiError(400, 'password_wrong'),
  ];
  const { screen, user } = await shown(PasswordChange, {
    'user.changePassword': () => Promise.reject(failures.shift()),
  });
  const old = await screen.findByLabelText('Текущий пароль');
  const maybe = /Возможно, пароль уже изменён: попробуйте войти с новым/;
  await user.type(old, 'not it');
  await user.type(screen.getByLabelText('Новый пароль'), 'another-words-7');
  await user.type(screen.getByLabelText('Пароль ещё раз'), 'another-words-7');
  const save = screen.getByRole('button', { name: 'Сменить пароль' });

  await user.click(save);
  expect(saidOf(old)).toMatch(/неверн/);
  expect(screen.queryByText(maybe)).toBeNull();
  // no answer, and then the old password is none any more
  await user.click(save);
  await user.click(save);
  expect(await screen.findByText(maybe)).toBeTruthy();
});
