import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { shown } from '../../../testing/shown.tsx';
import { NewPassword } from './NewPassword.tsx';

it('a link whose answer was lost is said to have perhaps set the password', async () => {
  const failures = [new ApiError(0, 'network'), new ApiError(400, 'link_used')];
  const onBadLink = vi.fn();
  const Page = () => <NewPassword id="7" email="anna@mail.ru" onBadLink={onBadLink} />;
  const { screen, user } = await shown(Page, {
    'auth.verifyReset': () => null,
    'auth.resetPassword': () => Promise.reject(failures.shift()),
  });
  await user.type(await screen.findByLabelText('Новый пароль'), 'third-words-7');
  await user.type(screen.getByLabelText('Пароль ещё раз'), 'third-words-7');
  const save = screen.getByRole('button', { name: 'Сохранить пароль' });
  await user.click(save);
  expect(await screen.findByText('Нет связи с сервером', { exact: false })).toBeTruthy();
  expect(onBadLink).not.toHaveBeenCalled();
  await user.click(save);
  await vi.waitFor(() => expect(onBadLink).toHaveBeenCalledWith('maybeChanged'));
});
