import { describe, expect, it } from 'vitest';
import { translate, translateDynamic } from './translate.ts';

describe('translate', () => {
  it('gives the text in the asked language', () => {
    expect(translate('ru', 'shell.nav.projects')).toBe('Проекты');
    expect(translate('en', 'shell.nav.projects')).toBe('Projects');
  });

  it('fills placeholders without escaping them, since texts are never put in as HTML', () => {
    const text = translate('ru', 'errors.already_decided', { name: '<Петров>', when: '5 мая' });
    expect(text).toBe('Решение уже принято: <Петров>, 5 мая.');
  });

  it.each([
    [1, '1\u00a0день'],
    [2, '2\u00a0дня'],
    [5, '5\u00a0дней'],
    [11, '11\u00a0дней'],
    [21, '21\u00a0день'],
    [22, '22\u00a0дня'],
    [112, '112\u00a0дней'],
  ])('declines days after %i as Russian does', (count, expected) => {
    expect(translate('ru', 'ui.move.since', { count })).toBe(expected);
  });

  it.each([
    [1, '1 day'],
    [2, '2 days'],
  ])('declines days after %i in English', (count, expected) => {
    expect(translate('en', 'ui.move.since', { count })).toBe(expected);
  });

  it('gives an unknown run-time key back, so that nothing is shown empty', () => {
    expect(translateDynamic('ru', 'no.such.key')).toBe('no.such.key');
  });

  it('does not compile with a key that is not there or without its placeholder', () => {
    // @ts-expect-error: there is no such text
    translate('ru', 'shell.nav.nowhere');
    // @ts-expect-error: the page's name is missing
    translate('ru', 'shell.title');
    // @ts-expect-error: the placeholder has another name
    translate('ru', 'shell.title', { name: 'x' });
    expect(translate('ru', 'shell.title', { page: 'Вход' })).toBe('Вход — Провектор');
  });
});
