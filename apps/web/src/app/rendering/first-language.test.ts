import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { LOCALE_KEY } from '../../i18n/locale.ts';
import { REFRESH_KEY } from '../session/session.ts';
import { firstLanguage } from './first-language.ts';

const IN = { [REFRESH_KEY]: 'token' };

const placeAt = (pathname: string, stored: Record<string, string> = {}) => ({
  localStorage: { getItem: (key: string) => stored[key] ?? null },
  navigator: { language: 'ru-RU' },
  location: { pathname },
});
const drawn = (publicTexts: boolean) => ({
  locale: 'en' as const,
  publicTexts,
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
      expect(await firstLanguage(null, placeAt(path, IN))).toBeUndefined();
    },
  );

  it('comes with the words of an invitation to who is not signed in', async () => {
    const first = await firstLanguage(null, placeAt('/invite'));
    expect(first?.texts?.team).toEqual({ received: ru.team.received });
    expect(await firstLanguage(null, placeAt('/invite', IN))).toBeUndefined();
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
    expect(await firstLanguage(null, placeAt('/article-preview/a1B2', IN))).toBeUndefined();
    expect(await firstLanguage(null, placeAt('/support/requests/a1B2'))).toBeUndefined();
  });

  it('is left open on any other page, and for who has to sign in first', async () => {
    expect(await firstLanguage(null, placeAt('/log', IN))).toBeUndefined();
    expect(await firstLanguage(null, placeAt('/projects'))).toBeUndefined();
  });
});
