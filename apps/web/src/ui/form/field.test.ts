import { emailSchema, passwordSchema } from '@pv/contract';
import { createTextEngine, type Translate, translate } from '@pv/texts';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { check, checkRepeat, fieldErrorText, judgedWith, leftAfter, tooLong } from './field.ts';

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

const engine = createTextEngine();
engine.add('ru', ru);
const t = engine.translator('ru');

describe('a text that may have so many characters', () => {
  it('fits with exactly as many', () => {
    expect(tooLong(t, 'а'.repeat(40), 40)).toBeNull();
    expect(tooLong(t, '', 40)).toBeNull();
  });

  it('is told how many may be when it has more', () => {
    expect(tooLong(t, 'а'.repeat(41), 40)).toBe('Не больше 40 символов');
    expect(tooLong(t, 'аб', 1)).toBe('Не больше 1 символа');
  });
});

describe('what stays in a form whose words were saved', () => {
  it('is nothing where nothing was typed meanwhile', () => {
    expect(leftAfter('Согласовано', 'Согласовано')).toBeNull();
    expect(leftAfter(' Согласовано \n', 'Согласовано')).toBeNull();
  });

  it('is what was typed after it', () => {
    expect(leftAfter('Согласовано\nИ ещё', 'Согласовано')).toBe('И ещё');
  });

  it('is all of it where the words themselves were changed', () => {
    expect(leftAfter('Не согласовано', 'Согласовано')).toBe('Не согласовано');
    expect(leftAfter('', 'Согласовано')).toBe('');
  });
});

describe('a change of a field', () => {
  const errors = { title: 'field_empty', ends_at: 'dates_reversed', repeat: 'password_repeat' };

  it('judges what it may mend: an end before the start, a password that is repeated otherwise', () => {
    expect(judgedWith('starts_at', errors)).toEqual(['ends_at', 'repeat']);
  });

  it('judges the field itself where it is wrong already, and no other', () => {
    expect(judgedWith('title', { ...errors, ends_at: 'date_wrong' })).toEqual(['title', 'repeat']);
    expect(judgedWith('ends_at', { title: 'field_empty', ends_at: 'dates_reversed' })).toEqual([
      'ends_at',
    ]);
  });

  it('leaves alone what nobody has been told of', () => {
    expect(judgedWith('starts_at', {})).toEqual([]);
  });
});
