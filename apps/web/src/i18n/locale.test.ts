import { describe, expect, it } from 'vitest';
import { initialLocale, withoutLocale } from './locale.ts';

describe('the language at the start', () => {
  it('is the stored one', () => {
    expect(initialLocale('ru', 'en-US')).toBe('ru');
    expect(initialLocale('en', 'ru-RU')).toBe('en');
  });

  it('is the primary part of the browser language when nothing usable is stored', () => {
    expect(initialLocale(null, 'ru-RU')).toBe('ru');
    expect(initialLocale('de', 'RU')).toBe('ru');
  });

  it('is English for a browser in any other language', () => {
    expect(initialLocale(null, 'kk-KZ')).toBe('en');
    expect(initialLocale(null, '')).toBe('en');
  });
});

describe('an address that asks for a language', () => {
  it.each([
    ['/about?lang=en', '/about'],
    ['/articles-news?page=2&lang=en&search=%D1%8F#top', '/articles-news?page=2&search=%D1%8F#top'],
    ['/faq?lang#a', '/faq#a'],
    ['/faq?language=en', '/faq?language=en'],
    ['/', '/'],
  ])('%s is else %s', (asking, plain) => {
    expect(withoutLocale(asking)).toBe(plain);
  });
});
