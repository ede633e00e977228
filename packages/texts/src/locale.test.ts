import { describe, expect, it } from 'vitest';
import { isLocale, localeFromHeader } from './locale.ts';

describe('the language of a request', () => {
  it.each([
    ['en', 'en'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['de-DE, en-GB;q=0.7, ru;q=0.3', 'en'],
    ['ru;q=0.2, en;q=0.9', 'en'],
    ['ru;q=0, en', 'en'],
  ])('of %s is %s', (header, locale) => {
    expect(localeFromHeader(header)).toBe(locale);
  });

  it('is Russian when nothing known is asked for', () => {
    expect(localeFromHeader('fr-FR, de')).toBe('ru');
    expect(localeFromHeader(undefined)).toBe('ru');
    expect(localeFromHeader('')).toBe('ru');
  });

  it('knows its own names only', () => {
    expect(isLocale('ru')).toBe(true);
    expect(isLocale('RU')).toBe(false);
    expect(isLocale(null)).toBe(false);
  });
});
