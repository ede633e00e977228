import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saidOf, shown } from '../../testing/shown.tsx';
import { SignUpPage } from './SignUpPage.tsx';

const SQL = `'); DROP TABLE users; --`;
const PASSWORD = 'pravilnyi-kon-9';

/** The form of registration, with its fields. */
async function form() {
  const page = await shown(SignUpPage, {}, { path: '/sign-up' });
  const { screen, user } = page;
  const email = await screen.findByLabelText('Электронная почта');
  return {
    ...page,
    email,
    password: screen.getByLabelText('Пароль'),
    repeat: screen.getByLabelText('Пароль ещё раз'),
    send: () => user.click(screen.getByRole('button', { name: 'Получить код' })),
    async fill(field: HTMLElement, text: string) {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
  };
}

describe('registration', () => {
  it.each([
    ['nothing', '', /Заполните это поле/],
    ['a foreign domain', 'anna@gmail.com', /Принимаются адреса в доменах \.ru и \.рф/],
    ['another foreign domain', 'anna@example.org', /Принимаются адреса в доменах \.ru и \.рф/],
    ['no sign', 'без-собаки', /Адрес почты должен быть действительным/],
    ['a long name', `${'a'.repeat(300)}@mail.ru`, /Адрес почты должен быть действительным/],
    ['a very long word', 'a'.repeat(10_000), /Адрес почты должен быть действительным/],
    ['a picture', '🙂@mail.ru', /Адрес почты должен быть действительным/],
    ['a Russian letter', 'а@mail.ru', /русская буква.*латиницей/],
    ['a dot first', '.a@mail.ru', /Адрес почты должен быть действительным/],
    ['a hyphen first', 'a@-mail.ru', /Адрес почты должен быть действительным/],
    ['a tag', '<b>@mail.ru', /Адрес почты должен быть действительным/],
    ['a query', `${SQL}@mail.ru`, /Адрес почты должен быть действительным/],
    ['letters turned round', 'ан\u202eна@mail.ru', /Адрес почты должен быть действительным/],
  ])(
    'says what is wrong with an address of %s, keeps it and gives it the caret',
    async (_, typed, words) => {
      const { email, fill, send } = await form();
      if (typed) await fill(email, typed);
      await send();
      await waitFor(() => expect(saidOf(email)).toMatch(words));
      expect(document.activeElement).toBe(email);
      expect(email).toHaveProperty('value', typed);
    },
  );

  it.each([
    ['too short', '12345', /не короче 6/],
    ['too long', 'x'.repeat(129), /не длиннее 128/],
    ['only spaces', '        ', /из одних пробелов/],
  ])('says what is wrong with a password that is %s', async (_, typed, words) => {
    const { email, password, fill, send } = await form();
    await fill(email, 'novyi@mail.ru');
    await fill(password, typed);
    await send();
    await waitFor(() => expect(saidOf(password)).toMatch(words));
    expect(document.activeElement).toBe(password);
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for nothing of fields that nobody has come to', async () => {
    const { password, repeat, email, fill, screen } = await form();
    await fill(password, '1');
    repeat.focus();
    await waitFor(() => expect(saidOf(password)).toMatch(/должен быть не короче 6/));
    expect(saidOf(email)).not.toMatch(/Заполните/);
    expect(screen.queryByText('Заполните это поле')).toBeNull();
  });

  it('warns of passwords that are tried first, and of two that differ', async () => {
    const { email, password, repeat, fill, send, screen } = await form();
    await fill(email, 'novyi@mail.ru');
    await fill(password, 'Password1!');
    expect(screen.getByText('Надёжность пароля: надёжный')).toBeTruthy();
    expect(screen.getByText('С таких паролей начинают подбор', { exact: false })).toBeTruthy();
    await fill(repeat, PASSWORD);
    await send();
    await waitFor(() => expect(saidOf(repeat)).toMatch(/Пароли не совпадают/));
    expect(repeat).toHaveProperty('value', PASSWORD);
  });

  it('says of every wrong field so until it is mended, by another field too', async () => {
    const { email, password, repeat, fill, send, user, screen } = await form();
    await send();
    await waitFor(() => expect(saidOf(email)).toMatch(/Заполните это поле/));
    expect(screen.getAllByText('Без этого согласия зарегистрироваться нельзя')).toHaveLength(2);
    expect(screen.getAllByText('Необходимо пройти проверку «Я не робот»!')).not.toHaveLength(0);
    await user.type(email, 'anna@gmail.com');
    expect(saidOf(email)).toMatch(/Принимаются адреса в доменах/);
    await user.type(password, '123');
    await waitFor(() => expect(saidOf(password)).toMatch(/не короче 6/));
    await user.type(repeat, '1');
    await waitFor(() => expect(saidOf(repeat)).toMatch(/Пароли не совпадают/));
    expect(saidOf(email)).toMatch(/Принимаются адреса в доменах/);
    await fill(email, 'anna.mended@mail.ru');
    expect(saidOf(email)).not.toMatch(/Принимаются адреса в доменах \.ru и \.рф\./);
    await fill(repeat, '1234567');
    expect(saidOf(repeat)).toMatch(/Пароли не совпадают/);
    await fill(password, '1234567');
    await waitFor(() => expect(saidOf(repeat)).not.toMatch(/не совпадают/));
    expect(saidOf(password)).not.toMatch(/не короче 6 символов, нужен/);
  });
});
