import { Button } from '@mantine/core';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { NotFoundPage, StatePage } from '../../platform/states/StatePage.tsx';
import { useArticles } from './api.ts';
import { SECTION_PATHS, sectionAt } from './section-paths.ts';

/** A page of a section beyond the last one: says how many there are, and leads to the last. */
export function NoSuchPage() {
  const { t } = useTexts();
  const section = sectionAt(useLocation().pathname);
  const { page = 1, search }: { page?: number; search?: string } = useSearch({ strict: false });
  const pages = useArticles(section, { page, search }).data?.pages;
  const title = t('publication.noPage', { page });
  usePageTitle(title, null);
  if (!pages) return <NotFoundPage />;
  const last = { ...(search && { search }), ...(pages > 1 && { page: pages }) };
  const name = t(`publication.section.${section}`);
  return (
    <StatePage title={title} text={t('publication.pagesInAll', { section: name, count: pages })}>
      <Button renderRoot={(props) => <Link {...props} to={SECTION_PATHS[section]} search={last} />}>
        {t('publication.lastPage')}
      </Button>
    </StatePage>
  );
}
