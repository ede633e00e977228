import { emailSchema, passwordSchema } from '@pv/contract';
import { type Translate, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { checkRepeat } from './check-repeat.ts';
import { fieldErrorText } from './field-error.ts';

describe('checking a field', () => {
  it.each([
    ['', 'field_empty'],
    ['  ', 'field_empty'],
    ['anna', 'email_invalid'],
    ['anna@gmail', 'email_invalid'],
    ['anna@gmail.com', 'email_domain'],
    ['an\u0000na@mail.ru', 'email_invalid'],
    ['an\u202ena@mail.ru', 'email_invalid'],
    ['🙂@mail.ru', 'email_invalid'],
    ['<b>@mail.ru', 'email_invalid'],
    ['anna@mail.ru', null],
    ['Анна@почта.рф', null],
  ])('of the address «%s» gives %s', (value, expected) => {
    expect(check(emailSchema)(value)).toBe(expected);
  });

  it.each([
    ['', 'field_empty'],
    ['12345', 'password_short'],
    ['x'.repeat(129), 'password_long'],
    ['123\u0000456', 'field_symbols'],
    ['123456', null],
  ])('of a password tells its length and what cannot be kept', (value, expected) => {
    expect(check(passwordSchema)(value)).toBe(expected);
  });

  it('of a password typed again tells an empty one from another one', () => {
    const repeats = ['', 'secret', 'secret '].map((repeat) => checkRepeat(repeat, 'secret'));
    expect(repeats).toEqual(['field_empty', null, 'password_repeat']);
  });

  it('always ends in words', () => {
    const t: Translate = (key, ...params) => translate('ru', key, ...params);
    expect(fieldErrorText(t, 'email_domain')).toBe('Принимаются адреса в доменах .ru и .рф');
    expect(fieldErrorText(t, 'field_long:300')).toBe('Не больше 300 символов');
    expect(fieldErrorText(t, 'Invalid input: expected string')).toBe('Проверьте значение');
  });
});
