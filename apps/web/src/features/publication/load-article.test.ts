import { QueryClient } from '@tanstack/react-query';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../platform/api/client.ts';
import { loadArticle } from './load-article.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Loads an article of a server that answers so, and tells what was asked. */
function load(article: Response, more: () => Response, slug = 'first') {
  const asked: string[] = [];
  const call = createClient({
    session: {
      likely: () => false,
      token: async () => ({ missing: 'ended' }),
      renew: async () => 'ended',
      noteServerTime: () => {},
    },
    locale: () => 'ru',
    transport: async (address) => {
      asked.push(address);
      return address.endsWith('/more') ? more() : article;
    },
  });
  return { asked, loaded: loadArticle({ queries: new QueryClient(), call }, 'news', slug) };
}

const found = () => json(200, { section: 'news', slug: 'first', title: 'Первая' });
const nearest = () => json(200, { articles: [] });

describe('an article before its page is drawn', () => {
  it('is asked for at once with what else there is to read', async () => {
    const { asked, loaded } = load(found(), nearest);
    expect(await loaded).toMatchObject({ title: 'Первая' });
    expect(asked.map((address) => address.endsWith('/more')).toSorted()).toEqual([false, true]);
  });

  it.each([
    ['is not known', () => json(404, { detail: '', code: 'not_found' })],
    ['broke', () => json(500, { detail: '', code: 'internal' })],
    [
      'is silent',
      () => {
        throw new TypeError('no network');
      },
    ],
  ])('stands where the rest to read %s', async (_, more) => {
    expect(await load(found(), more).loaded).toMatchObject({ title: 'Первая' });
  });

  it('is not there where the server does not know it', async () => {
    const { loaded } = load(json(404, { detail: '', code: 'not_found' }), nearest);
    expect(isNotFound(await loaded.catch((error: unknown) => error))).toBe(true);
  });

  it('sends for good to the address that it has now', async () => {
    const { loaded } = load(found(), nearest, 'earlier');
    expect(isRedirect(await loaded.catch((error: unknown) => error))).toBe(true);
  });
});
