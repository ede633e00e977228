import { Switch } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useOffers } from '../api.ts';
import { DeskTabs } from '../desk/DeskTabs.tsx';
import { PROPOSAL_GROUP } from '../desk/status-group.ts';
import { DateText } from '../read/DateText.tsx';

/** What teams offer to the site, the newest first. */
export function OffersPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { all = false }: { all?: boolean | undefined } = useSearch({
    from: '/protected/articles-desk/proposals',
  });
  const open = !all;
  const { data, error, refetch } = useOffers(open);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t('publication.desk.title')} />
      <DeskTabs proposals />
      <Switch
        mb="md"
        label={t('publication.offers.openOnly')}
        checked={open}
        onChange={(event) =>
          void navigate({ to: '.', search: event.currentTarget.checked ? {} : { all: true } })
        }
      />
      {!data && !error && <RowsSkeleton rows={4} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.proposals.length === 0 && (
        <EmptyState
          icon={IconInbox}
          text={t(open ? 'publication.offers.empty' : 'publication.offers.emptyAll')}
        />
      )}
      {data && data.proposals.length > 0 && (
        <DataList label={t('publication.desk.proposals')}>
          {data.proposals.map((one) => (
            <DataRow
              key={one.id}
              title={
                // what the team took back is not to be read any more
                one.status === 'withdrawn' ? (
                  one.project_title
                ) : (
                  <Link to="/articles-desk/proposals/$id" params={{ id: one.id }}>
                    {one.project_title}
                  </Link>
                )
              }
              note={
                <span>
                  {t('publication.offers.from', {
                    name: one.proposed_by,
                    section: t(`publication.section.${one.section}`),
                  })}
                  {' · '}
                  <DateText at={one.created_at} />
                </span>
              }
              meta={
                <StatusBadge
                  group={PROPOSAL_GROUP[one.status]}
                  label={t(`publication.offers.status.${one.status}`)}
                />
              }
            />
          ))}
        </DataList>
      )}
    </>
  );
}
