import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { LOCALE_KEY } from '../../i18n/language.ts';
import { REFRESH_KEY } from '../../platform/session/session.ts';
import { firstLanguage } from './first-language.ts';

const IN = { [REFRESH_KEY]: 'token' };

/** A first page without texts of its own: it waits for all of them. */
const BARE = { texts: null, asked: false };

function placeAt(address: string, stored: Record<string, string> = {}) {
  const { pathname, search } = new URL(address, 'https://works.ru');
  return {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { language: 'ru-RU' },
    location: { pathname, search },
  };
}
const drawn = (publicTexts: boolean) => ({
  locale: 'en' as const,
  publicTexts,
  missing: [],
  queries: { mutations: [], queries: [] },
});

describe('the language of a first page', () => {
  it('comes with the public texts to a reader, where they are all that it says', async () => {
    const first = await firstLanguage(drawn(true), placeAt('/faq'));
    expect(first).toMatchObject({ locale: 'en', path: '/faq', texts: { pages: {} } });
    expect(first?.texts).not.toHaveProperty('projectList');
    expect(await firstLanguage(drawn(false), placeAt('/faq'))).toMatchObject({ texts: null });
  });

  it('comes with all texts to who is signed in, and sees more than was drawn', async () => {
    expect(await firstLanguage(drawn(true), placeAt('/faq', IN))).toMatchObject({ texts: null });
  });

  it('comes with those of the list of projects, where one arrives, in the chosen language', async () => {
    const first = await firstLanguage(null, placeAt('/projects', IN));
    expect(first).toMatchObject({
      locale: 'ru',
      path: '/projects',
      texts: { projectList: ru.projectList, shell: ru.shell },
    });
    expect(first?.texts).not.toHaveProperty('editor');
    const english = await firstLanguage(null, placeAt('/projects', { ...IN, [LOCALE_KEY]: 'en' }));
    expect(english?.locale).toBe('en');
  });

  it.each(['/sign-in', '/sign-up', '/reset-password'])(
    'comes at %s with what is read where one signs in',
    async (path) => {
      const first = await firstLanguage(null, placeAt(path));
      expect(first).toMatchObject({ locale: 'ru', path, texts: { auth: ru.auth } });
      expect(first?.texts).not.toHaveProperty('editor');
      const english = await firstLanguage(null, placeAt(path, { [LOCALE_KEY]: 'en' }));
      expect(english?.texts?.auth?.signIn?.title).toBe(en.auth.signIn.title);
      expect(await firstLanguage(null, placeAt(path, IN))).toMatchObject(BARE);
    },
  );

  it('comes with the words of an invitation to who is not signed in', async () => {
    const first = await firstLanguage(null, placeAt('/invite'));
    expect(first?.texts?.team).toEqual({ received: ru.team.received });
    expect(await firstLanguage(null, placeAt('/invite', IN))).toMatchObject(BARE);
  });

  it('comes by a link of a mail or of an editor with what its page says', async () => {
    const off = await firstLanguage(null, placeAt('/unsubscribe'));
    expect(off?.texts?.notifications).toEqual(
      expect.objectContaining({ unsubscribed: ru.notifications.unsubscribed }),
    );
    expect(off?.texts?.notifications).not.toHaveProperty('said');
    const request = await firstLanguage(null, placeAt('/support/a1B2'));
    expect(request?.texts?.support?.request).toEqual(ru.support.request);
    expect(request?.texts?.support).not.toHaveProperty('desk');
    const preview = await firstLanguage(null, placeAt('/article-preview/a1B2'));
    expect(preview?.texts?.publication?.preview).toBe(ru.publication.preview);
    expect(await firstLanguage(null, placeAt('/article-preview/a1B2', IN))).toMatchObject(BARE);
    expect(await firstLanguage(null, placeAt('/support/requests/a1B2'))).toMatchObject(BARE);
  });

  it('is the one that the address asks for, and is kept then, whatever was chosen before', async () => {
    const kept = { [LOCALE_KEY]: 'ru' };
    const read = await firstLanguage(drawn(true), placeAt('/faq?lang=en', kept));
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
    const read = await firstLanguage(drawn(true), placeAt('/faq?lang=en', kept));
    expect(read).toMatchObject({ locale: 'en', asked: false, passing: true, chosen: 'ru' });
    expect(await firstLanguage(null, placeAt('/projects?lang=en', kept))).toMatchObject({
      locale: 'ru',
      asked: false,
    });
  });

  it('is not chosen for who is signed in by a link that was opened a page ago', async () => {
    for (const address of ['/faq?lang=en', '/faq']) {
      const read = await firstLanguage(drawn(true), placeAt(address, IN));
      expect(read).toMatchObject({ locale: 'en', asked: false, passing: true, chosen: 'ru' });
    }
    // a reader has no other language than the one that his pages are drawn in
    const reader = await firstLanguage(drawn(true), placeAt('/faq'));
    expect(reader).toMatchObject({ locale: 'en', passing: false, chosen: 'en' });
  });

  it('comes without texts on any other page, and for who has to sign in first', async () => {
    expect(await firstLanguage(null, placeAt('/log', IN))).toMatchObject(BARE);
    expect(await firstLanguage(null, placeAt('/projects'))).toMatchObject(BARE);
  });
});
