import { emailSchema, passwordSchema } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { fieldErrorKey } from './field-error.ts';

describe('checking a field', () => {
  it.each([
    ['', 'field_empty'],
    ['  ', 'field_empty'],
    ['anna', 'email_invalid'],
    ['anna@gmail', 'email_invalid'],
    ['anna@gmail.com', 'email_domain'],
    ['anna@mail.ru', null],
    ['Анна@почта.рф', null],
  ])('of the address «%s» gives %s', (value, expected) => {
    expect(check(emailSchema)(value)).toBe(expected);
  });

  it.each([
    ['', 'field_empty'],
    ['12345', 'password_short'],
    ['x'.repeat(129), 'password_long'],
    ['123456', null],
  ])('of a password tells its length', (value, expected) => {
    expect(check(passwordSchema)(value)).toBe(expected);
  });

  it('always ends in words', () => {
    expect(fieldErrorKey('email_domain')).toBe('fields.email_domain');
    expect(fieldErrorKey('Invalid input: expected string')).toBe('fields.field_wrong');
  });
});
