import {
  type DeskRequestRow,
  SUPPORT_STATUSES,
  type SupportFacts,
  type SupportStatus,
} from '@pv/contract';
import { IconInbox } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Pages } from '../../publication/public.ts';
import classes from '../Support.module.css';
import { REQUEST_GROUP } from '../status-group.ts';
import { useMoment } from '../use-moment.ts';
import { useDeskRequests } from './api.ts';

/** A number of minutes in the unit in which people would say it, rounded up. */
export function durationOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 90) return { unit: 'minutes', count: minutes };
  const hours = Math.ceil(minutes / 60);
  return hours <= 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.ceil(hours / 24) };
}

/** How soon requests are answered for the first time, and how many wait. */
function FactsLine({ facts }: { facts: SupportFacts }) {
  const { t } = useTexts();
  const { median_minutes: minutes, requests, waiting } = facts;
  if (minutes === null) return <p className={classes.lead}>{t('support.desk.factsNone')}</p>;
  const { unit, count } = durationOf(minutes);
  // while nobody has got an answer, there is nothing to measure
  const answers =
    waiting < requests
      ? t('support.desk.facts', { time: t(`support.desk.${unit}`, { count }) })
      : t('support.desk.factsUnanswered');
  return (
    <p className={classes.lead}>
      {answers} {waiting > 0 && t('support.desk.waiting', { count: waiting })}
    </p>
  );
}

/** Requests as rows: who asks, since when it waits, who has it in work. */
function RequestList({ requests }: { requests: readonly DeskRequestRow[] }) {
  const { t } = useTexts();
  const moment = useMoment();
  const noteOf = ({ number, name, email, status, assignee, updated_at: at }: DeskRequestRow) => {
    const waits = status === 'new' || status === 'in_work';
    return [
      t('support.mine.number', { number }),
      name || email,
      t(waits ? 'support.desk.since' : 'support.desk.changed', { date: moment(at) }),
      status === 'in_work' && assignee && t('support.desk.assignee', { name: assignee }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <DataList label={t('support.desk.title')}>
      {requests.map((request) => (
        <DataRow
          key={request.id}
          title={
            <Link to="/support-desk/$id" params={{ id: request.id }}>
              {request.topic}
            </Link>
          }
          note={noteOf(request)}
          meta={
            <StatusBadge
              group={REQUEST_GROUP[request.status]}
              label={t(`support.status.${request.status}`)}
            />
          }
        />
      ))}
    </DataList>
  );
}

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
