import { type CategoryId, PROJECT_CATEGORIES, type ProjectCategory } from '@pv/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useCall } from '../ServicesContext.tsx';
import { categoriesQuery } from './catalogue-queries.ts';

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
