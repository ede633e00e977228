import { en } from '@pv/texts/en';
import { ru as publicTexts } from '@pv/texts/public/ru';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { LOCALE_KEY } from '../../i18n/language.ts';
import { REFRESH_KEY } from '../../platform/session/session.ts';
import { firstLanguage } from './first-language.ts';

const IN = { [REFRESH_KEY]: 'token' };

/** A first page without texts of its own: it waits for all of them. */
const BARE = { texts: null, asked: false };

function placeAt(address: string, stored: Record<string, string> = {}) {
  const { search } = new URL(address, 'https://works.ru');
  return {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { language: 'ru-RU' },
    location: { search },
  };
}
const drawn = {
  locale: 'en' as const,
  missing: [],
  queries: { mutations: [], queries: [] },
};

describe('the language of a first page', () => {
  it('comes with the public texts to a reader', async () => {
    const first = await firstLanguage(drawn, placeAt('/faq'));
    expect(first).toMatchObject({ locale: 'en', texts: { pages: {} } });
    expect(first?.texts).not.toHaveProperty('projectList');
  });

  it('comes with all texts to who is signed in, and sees more than was drawn', async () => {
    expect(await firstLanguage(drawn, placeAt('/faq', IN))).toMatchObject({ texts: null });
  });

  it('comes with the public texts to who is not signed in, in the chosen one', async () => {
    const path = '/sign-in';
    const first = await firstLanguage(null, placeAt(path));
    expect(first).toMatchObject({ locale: 'ru', texts: { auth: ru.auth } });
    expect(first.texts).not.toHaveProperty('editor');
    const english = await firstLanguage(null, placeAt(path, { [LOCALE_KEY]: 'en' }));
    expect(english.texts?.auth?.signIn?.title).toBe(en.auth.signIn.title);
    expect(await firstLanguage(null, placeAt(path, IN))).toMatchObject(BARE);
  });

  it('is the one that the address asks for, and is kept then, whatever was chosen before', async () => {
    const kept = { [LOCALE_KEY]: 'ru' };
    const read = await firstLanguage(drawn, placeAt('/faq?lang=en', kept));
    expect(read).toMatchObject({ locale: 'en', asked: true });
    const entry = await firstLanguage(null, placeAt('/sign-up?lang=en', kept));
    expect(entry).toMatchObject({ locale: 'en', asked: true, texts: { auth: en.auth } });
    expect(await firstLanguage(null, placeAt('/sign-up?lang=de', kept))).toMatchObject({
      locale: 'ru',
      asked: false,
    });
  });

  it('is changed by no address for who is signed in, beyond the page that was drawn in it', async () => {
    const kept = { ...IN, [LOCALE_KEY]: 'ru' };
    const read = await firstLanguage(drawn, placeAt('/faq?lang=en', kept));
    expect(read).toMatchObject({ locale: 'en', asked: false, passing: true, chosen: 'ru' });
    expect(await firstLanguage(null, placeAt('/projects?lang=en', kept))).toMatchObject({
      locale: 'ru',
      asked: false,
    });
  });

  it('is not chosen for who is signed in by a link that was opened a page ago', async () => {
    for (const address of ['/faq?lang=en', '/faq']) {
      const read = await firstLanguage(drawn, placeAt(address, IN));
      expect(read).toMatchObject({ locale: 'en', asked: false, passing: true, chosen: 'ru' });
    }
    // a reader has no other language than the one that his pages are drawn in
    const reader = await firstLanguage(drawn, placeAt('/faq'));
    expect(reader).toMatchObject({ locale: 'en', passing: false, chosen: 'en' });
  });

  it('comes without texts on any page for who is signed in', async () => {
    expect(await firstLanguage(null, placeAt('/log', IN))).toMatchObject(BARE);
  });
});

/** What stands on the pages that only a browser draws for who is not signed in, and around them. */
const SOURCES = import.meta.glob<string>(
  [
    '../../{ui,platform}/**/*.{ts,tsx}',
    '../../app/{layouts,plain}/**/*.{ts,tsx}',
    '../../features/{auth,invite,preview}/**/*.{ts,tsx}',
    '../../features/notification/UnsubscribePage.tsx',
    '../../features/support/conversation/LinkedRequestPage.tsx',
    '!../../**/*.test.{ts,tsx}',
    // for who is signed in
    '!../../platform/{catalogues.ts,use-picture.ts,links/**,rich-text/**,uploads/**}',
    '!../../ui/timeline/**',
    '!../layouts/NavLinks.tsx',
    '!../../features/invite/MyInvitations.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** A key of a text, whole or up to what is put in at run time. */
const KEY = new RegExp(`['"\`]((?:${Object.keys(ru).join('|')})(?:\\.\\w+)+)`, 'g');

const pathsOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : pathsOf(value).map((path) => `${key}.${path}`),
  );

it('is enough for every page that only a browser draws for who is not signed in', () => {
  const keys = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(KEY)].map(([, key = '']) => ({ file, key })),
  );
  const known = pathsOf(publicTexts);
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter(({ key }) => !known.some((path) => path.startsWith(key)))).toEqual([]);
});
