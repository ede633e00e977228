import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { CodeStep } from './CodeStep.tsx';

const pending = {
  email: 'anna@mail.ru',
  registrationId: '0192f0a0-0000-7000-8000-000000000001',
  sentAt: 0,
  notedAt: 0,
};
const UNREADABLE = { access_token: 'unreadable', refresh_token: 'unreadable' };

/** The step of the code, with a password that is known or was lost with a reload. */
async function step(answers: Answers, password: string) {
  const onPending = vi.fn();
  const Step = () => <CodeStep pending={pending} password={password} onPending={onPending} />;
  const page = await shown(Step, answers, { path: '/sign-up' });
  const { screen, user } = page;
  await screen.findByLabelText('Цифра 1 из 6');
  return {
    ...page,
    onPending,
    async type(code: string) {
      await user.click(screen.getByLabelText('Цифра 1 из 6'));
      await user.keyboard(code);
    },
  };
}

describe('the code of a registration', () => {
  it('is not sent before it is whole', async () => {
    const { screen, user, type, calls } = await step({}, '');
    await type('12');
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    expect(screen.getByText('Введите все шесть цифр')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('is kept where no answer came, and known to be unanswered', async () => {
    const silence = () => Promise.reject(new ApiError(0, 'network'));
    const { screen, type, onPending } = await step({ 'auth.verifySignUp': silence }, 'x');
    await type('123456');
    expect(await screen.findByText('Нет связи с сервером', { exact: false })).toBeTruthy();
    expect(onPending).toHaveBeenCalledWith({ ...pending, unanswered: true });
    expect(screen.getByLabelText('Цифра 6 из 6')).toHaveProperty('value', '6');
  });

  it('gives the boxes anew where it is wrong', async () => {
    const wrong = () => Promise.reject(new ApiError(400, 'code_wrong'));
    const { screen, type } = await step({ 'auth.verifySignUp': wrong }, 'x');
    await type('123456');
    expect(await screen.findByText('Код неверен')).toBeTruthy();
    expect(screen.getByLabelText('Цифра 1 из 6')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Цифра 1 из 6'));
  });

  it('tells that the account is there where the browser cannot take its session', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { type, services, address } = await step({ 'auth.verifySignUp': () => UNREADABLE }, 'x');
    const success = vi.spyOn(services.toasts, 'success');
    const warning = vi.spyOn(services.toasts, 'warning');
    await type('123456');
    await vi.waitFor(() => expect(address()).toBe('/sign-in'));
    expect(success).toHaveBeenCalledWith('Регистрация завершена');
    expect(warning).toHaveBeenCalledWith(
      'Войти автоматически не удалось. Войдите сами.',
      '/sign-in',
    );
    expect(logged.mock.calls.join()).toContain('access token cannot be read');
    logged.mockRestore();
  });
});
