import { describe, expect, it } from 'vitest';
import {
  dayFormat,
  isLocale,
  localeFromHeader,
  localeInSearch,
  wantedLanguages,
} from './locale.ts';

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

  it('is one of those that are wanted, in the order of their weights', () => {
    expect(wantedLanguages('de, ru-RU;q=0.8, *;q=0.1, fr;q=0, en;q=0.9')).toEqual([
      'de',
      'en',
      'ru',
      '*',
    ]);
    expect(wantedLanguages(undefined)).toEqual([]);
  });

  it('knows its own names only', () => {
    expect(isLocale('ru')).toBe(true);
    expect(isLocale('RU')).toBe(false);
    expect(isLocale(null)).toBe(false);
  });
});

describe('the language that an address asks for', () => {
  it.each([
    ['?lang=en', 'en'],
    ['search=%3Flang%3Den&lang=ru', 'ru'],
    ['?lang=en&lang=ru', 'en'],
    ['?lang=de', null],
    ['?language=en', null],
    ['', null],
  ])('of %j is %j', (search, asked) => {
    expect(localeInSearch(search)).toBe(asked);
  });
});

const moment = new Date('2027-02-18T11:30:00Z');
const written = (locale: 'ru' | 'en', options: Intl.DateTimeFormatOptions) =>
  dayFormat(locale, { timeZone: 'UTC', ...options }).format(moment);

describe('a day in words', () => {
  it('has one form in English, however long it is in Russian', () => {
    for (const dateStyle of ['long', 'medium'] as const) {
      expect(written('en', { dateStyle })).toBe('18 Feb 2027');
    }
    expect(written('en', { day: 'numeric', month: 'long' })).toBe('18 Feb');
    expect(written('en', { dateStyle: 'long', timeStyle: 'short' })).toBe('18 Feb 2027, 11:30');
  });

  it('is written out in Russian', () => {
    expect(written('ru', { dateStyle: 'long' })).toMatch(/^18\sфевраля\s2027\sг\.$/);
  });

  it('has no numbers of months in English', () => {
    expect(written('en', { month: 'numeric', day: '2-digit', year: 'numeric' })).toContain('Feb');
  });
});
