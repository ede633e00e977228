import { projectTypeSchema } from '@pv/contract';
import type { Services } from '../services.ts';
import { categoriesQuery, rolesQuery } from './catalogue-queries.ts';

type Loading = Pick<Services, 'call' | 'queries'> & {
  language: Pick<Services['language'], 'locale'>;
};

/**
 * Loads the roles of every kind of project and the categories in the language of the tab, unless they are
 * there. What cannot be had stays the list that came with the app, and is asked for the next time.
 */
export async function loadCatalogues({ call, queries, language }: Loading): Promise<void> {
  const locale = language.locale();
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(call, locale)),
    ...projectTypeSchema.options.map((type) =>
      queries.prefetchQuery(rolesQuery(call, locale, type)),
    ),
  ]);
}
