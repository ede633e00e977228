import {
  type CategoryId,
  type Endpoint,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectType,
  projectEndpoints,
  projectTypeSchema,
  type RequestOf,
  type ResponseOf,
  type RoleCode,
} from '@pv/contract';
import type { Locale } from '@pv/texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTexts } from '../i18n/LanguageContext.tsx';
import type { Call } from './api/client.ts';
import { keyOf } from './query/use-endpoint.ts';
import { type Services, useCall } from './ServicesContext.tsx';

/** A catalogue in one language: it is versioned with the code of the server, so once is enough. */
function catalogue<E extends Endpoint>(
  call: Call,
  locale: Locale,
  { endpoint, request }: { endpoint: E; request: RequestOf<E> },
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [...keyOf(endpoint, request), locale],
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The roles of a kind of project as the server names them; `locale` is that of the calls. */
const rolesQuery = (call: Call, locale: Locale, type: ProjectType) =>
  catalogue(call, locale, {
    endpoint: projectEndpoints.roles,
    request: { query: { project_type: type } },
  });

/** The categories of research projects as the server names them; `locale` is that of the calls. */
const categoriesQuery = (call: Call, locale: Locale) =>
  catalogue(call, locale, { endpoint: projectEndpoints.categories, request: {} });

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

const CODES = Object.keys(PROJECT_CATEGORIES) as ProjectCategory[];

/**
 * The categories that may be chosen: those that the server has sent, and until then those that came with
 * the app.
 */
export function useCategories(): { id: CategoryId; title: string }[] {
  const { dynamic, locale } = useTexts();
  const { data } = useQuery(categoriesQuery(useCall(), locale));
  return (
    data?.categories ??
    CODES.map((code) => ({
      id: PROJECT_CATEGORIES[code],
      title: dynamic(`projects.category.${code}`),
    }))
  );
}

/**
 * The names of the roles that may be chosen in a kind of project: those that the server has sent, and
 * until then those that came with the app.
 */
export function useRoleTitles(type: ProjectType): (role: RoleCode) => string {
  const { dynamic, locale } = useTexts();
  const { data } = useQuery(rolesQuery(useCall(), locale, type));
  const titles = new Map(data?.roles.map(({ code, title }) => [code, title]));
  return (role) => titles.get(role) ?? dynamic(`roles.${role}`);
}
