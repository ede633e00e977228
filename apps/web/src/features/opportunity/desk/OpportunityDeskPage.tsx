import { OPPORTUNITY_STATUSES } from '@pv/contract';
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
import { useDesk } from '../api.ts';
import classes from '../Opportunity.module.css';
import { PostedRows } from '../post/PostedRows.tsx';

const SHOWN = OPPORTUNITY_STATUSES.filter((status) => status !== 'draft');

/** What the editors look through: what waits for them first, and what came with the product. */
export function OpportunityDeskPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const {
    status = 'on_moderation',
    page = 1,
    search,
  } = useSearch({
    from: '/protected/opportunities-desk',
  });
  const { data, error, refetch } = useDesk({ status, page, ...(search && { search }) });
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  const kept = { status, ...(search && { search }) };
  return (
    <>
      <PageHeader title={t('opportunities.desk')} />
      <nav className={classes.kinds} aria-label={t('opportunities.moderation.filter')}>
        {SHOWN.map((one) => (
          <Link
            key={one}
            to="/opportunities-desk"
            search={{ ...kept, status: one }}
            aria-current={one === status ? 'page' : undefined}
            activeProps={{}}
            data-chosen={one === status || undefined}
          >
            {t(`opportunities.status.${one}`)}
          </Link>
        ))}
      </nav>
      <div className={classes.filters}>
        <SearchField
          main
          label={t('opportunities.moderation.search')}
          clear={t('opportunities.moderation.clear')}
          words={search ?? ''}
          onWords={(words) =>
            void navigate({
              to: '/opportunities-desk',
              search: { status, ...(words && { search: words }) },
              replace: true,
            })
          }
        />
      </div>
      {!data && !error && <RowsSkeleton rows={5} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.opportunities.length === 0 && (
        <EmptyState icon={IconInbox} text={t('opportunities.moderation.empty')} />
      )}
      {data && data.opportunities.length > 0 && <PostedRows rows={data.opportunities} desk />}
      {data && (
        <Pages
          page={page}
          pages={data.pages}
          onPage={(next) =>
            void navigate({
              to: '/opportunities-desk',
              search: { ...kept, ...(next > 1 && { page: next }) },
            })
          }
        />
      )}
    </>
  );
}
