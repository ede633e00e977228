import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { Call } from './api/client.ts';
import { loadCatalogues } from './catalogues.ts';

const caches: QueryClient[] = [];
afterEach(() => {
  for (const cache of caches.splice(0)) cache.clear();
});

/** A tab whose calls are written down, and fail while `broken`. */
function stand() {
  const asked: string[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  caches.push(queries);
  const tab = { locale: 'ru' as 'ru' | 'en', broken: false };
  const call = ((endpoint: { name: string }, request: { query?: { project_type: string } }) => {
    const of = request.query ? ` ${request.query.project_type}` : '';
    asked.push(`${tab.locale} ${endpoint.name}${of}`);
    if (tab.broken) return Promise.reject(new Error('no network'));
    return Promise.resolve(request.query ? { roles: [] } : { categories: [] });
  }) as Call;
  const load = () => loadCatalogues({ call, queries, language: { locale: () => tab.locale } });
  const newly = async () => {
    asked.length = 0;
    await load();
    return [...asked].sort();
  };
  return { tab, newly };
}

const ALL = ['categories', 'roles article', 'roles nir', 'roles startup'];
const every = (locale: string) => ALL.map((what) => `${locale} project.${what}`);

it('roles of every kind and categories are asked for once in a language', async () => {
  const { newly } = stand();
  expect(await newly()).toEqual(every('ru'));
  expect(await newly()).toEqual([]);
});

it('a change of the language asks for them in the new one', async () => {
  const { tab, newly } = stand();
  await newly();
  tab.locale = 'en';
  expect(await newly()).toEqual(every('en'));
  tab.locale = 'ru';
  expect(await newly()).toEqual([]);
});

it('what could not be had is asked for again, and fails for nobody', async () => {
  const { tab, newly } = stand();
  tab.broken = true;
  await newly();
  tab.broken = false;
  expect(await newly()).toEqual(every('ru'));
});
