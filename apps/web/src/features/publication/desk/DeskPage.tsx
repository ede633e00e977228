import { IconNews } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Pages } from '../Pages.tsx';
import { useDesk } from './api.ts';
import { DeskList } from './DeskList.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { FilterRow, type Filters } from './FilterRow.tsx';
import { NewButton } from './NewButton.tsx';

/** Articles, pages and info blocks of the site for their editors. */
export function DeskPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filters: Filters = useSearch({ from: '/protected/articles-desk' });
  const { data, error, refetch } = useDesk(filters);
  // what is typed letter by letter leaves no trail of pages to go back through
  const show = (search: Filters) =>
    void navigate({ to: '/articles-desk', search, replace: search.search !== filters.search });
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  const narrowed = filters.search || filters.section || filters.status;
  const { kind = 'article', type_id: type } = filters;
  const orderly = kind === 'block' && type !== undefined && !filters.search && !filters.status;
  const none = kind === 'block' ? 'publication.desk.emptyBlocks' : 'publication.desk.empty';
  return (
    <>
      <PageHeader title={t('publication.desk.title')} action={<NewButton kind={kind} />} />
      <DeskTabs />
      <FilterRow key={kind} filters={filters} show={show} />
      {!data && !error && <RowsSkeleton rows={6} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.articles.length === 0 && (
        <EmptyState icon={IconNews} text={t(narrowed ? 'publication.desk.nothing' : none)} />
      )}
      {data && data.articles.length > 0 && <DeskList articles={data.articles} orderly={orderly} />}
      {data && (
        <Pages
          page={filters.page ?? 1}
          pages={data.pages}
          onPage={(page) =>
            void navigate({
              to: '/articles-desk',
              search: { ...filters, page: page > 1 ? page : undefined },
            })
          }
        />
      )}
    </>
  );
}
