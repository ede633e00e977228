import { SUPPORT_STATUSES, type SupportStatus } from '@pv/contract';
import { IconInbox } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Pages } from '../../publication/public.ts';
import classes from '../Support.module.css';
import { useDeskRequests } from './api.ts';
import { FactsLine } from './FactsLine.tsx';
import { RequestList } from './RequestList.tsx';

interface Filters {
  page?: number | undefined;
  search?: string | undefined;
  status?: SupportStatus | 'all' | undefined;
}

/** What is new stands first; a search looks through everything unless a status is chosen. */
const chosenOf = ({ status, search }: Filters) => status ?? (search ? 'all' : 'new');

function StatusLinks(props: { filters: Filters; counts: Record<SupportStatus, number> }) {
  const { t } = useTexts();
  const { filters, counts } = props;
  const chosen = chosenOf(filters);
  const kept = filters.search ? { search: filters.search } : {};
  return (
    <nav className={classes.filters} aria-label={t('support.desk.filter')}>
      {([...SUPPORT_STATUSES, 'all'] as const).map((status) => (
        <Link
          key={status}
          to="/support-desk"
          search={{ ...kept, status }}
          {...(status === chosen && { 'data-chosen': true, 'aria-current': 'true' as const })}
        >
          {status === 'all'
            ? t('support.desk.all')
            : t('support.desk.filtered', {
                status: t(`support.status.${status}`),
                count: counts[status],
              })}
        </Link>
      ))}
    </nav>
  );
}

function emptyWords(filters: Filters) {
  if (filters.search) return 'support.desk.none';
  const chosen = chosenOf(filters);
  if (chosen === 'all') return 'support.desk.emptyAll';
  return chosen === 'new' ? 'support.desk.empty' : 'support.desk.none';
}

/** The requests of everybody for the editors. */
export function SupportDeskPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filters: Filters = useSearch({ from: '/protected/support-desk' });
  const { page, search } = filters;
  const status = chosenOf(filters);
  const { data, error, refetch } = useDeskRequests({
    ...(page && { page }),
    ...(search && { search }),
    ...(status !== 'all' && { status }),
  });
  const show = (next: Filters) =>
    void navigate({ to: '/support-desk', search: next, replace: true });
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t('support.desk.title')} />
      {data && <FactsLine facts={data.facts} />}
      <div className={classes.search}>
        <SearchField
          main
          label={t('support.desk.search')}
          clear={t('publication.clear')}
          words={search ?? ''}
          onWords={(words) => show(words ? { search: words, status: 'all' } : {})}
        />
      </div>
      {data && <StatusLinks filters={filters} counts={data.counts} />}
      {!data && !error && <RowsSkeleton rows={6} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.requests.length === 0 && <EmptyState icon={IconInbox} text={t(emptyWords(filters))} />}
      {data && data.requests.length > 0 && <RequestList requests={data.requests} />}
      {data && (
        <Pages
          page={page ?? 1}
          pages={data.pages}
          onPage={(next) =>
            void navigate({
              to: '/support-desk',
              search: { ...filters, page: next > 1 ? next : undefined },
            })
          }
        />
      )}
    </>
  );
}
