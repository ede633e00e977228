import { Button, Group } from '@mantine/core';
import { IconChecks, IconTemplate } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { TemplatesDialog, useTemplates } from '../template/public.ts';
import { useWaitingSummary } from '../waiting/public.ts';
import { ApproveUnchanged } from './ApproveUnchanged.tsx';
import { type WaitingFilters as Filters, useWaiting } from './api.ts';
import { Board } from './board/Board.tsx';
import { filtersStand } from './board/filters-stand.ts';
import { TeamMatters } from './board/TeamMatters.tsx';
import { WaitingFilters } from './board/WaitingFilters.tsx';

/** Nothing waits: the projects are where one goes on. */
function NothingWaits() {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={IconChecks}
      text={t('reviews.empty')}
      action={
        <Button component={Link} to="/projects" variant="default">
          {t('reviews.toProjects')}
        </Button>
      }
    />
  );
}

function Templates() {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const { data } = useTemplates();
  if (!data?.can_add) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('reviews.template.manage')}
      </Button>
      {opened && <TemplatesDialog onClose={() => setOpened(false)} />}
    </>
  );
}

/** What waits for the signed-in person across all projects, decided from one place. */
export function ReviewsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { row, ...filters } = useSearch({ from: '/protected/reviews' });
  const list = useWaiting(filters);
  const summary = useWaitingSummary();
  const rows = list.data?.rows ?? [];
  const filtered = Object.values(filters).some(Boolean);
  const none = list.isSuccess && rows.length === 0 && !list.hasNextPage;
  const change = (next: Partial<Filters>) =>
    void navigate({ to: '/reviews', search: { ...filters, ...next }, replace: true });
  return (
    <>
      <PageHeader
        title={t('shell.nav.reviews')}
        action={
          <Group gap="sm">
            <Templates />
            <ApproveUnchanged count={summary.data?.unchanged ?? 0} />
          </Group>
        }
      />
      {summary.data && filtersStand(summary.data, filters) && (
        <WaitingFilters filters={filters} summary={summary.data} onChange={change} />
      )}
      {list.isPending && <RowsSkeleton />}
      {list.isError && rows.length === 0 && (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {none &&
        (filtered ? (
          <NothingFound
            text={t('reviews.emptyFiltered')}
            onClear={() => void navigate({ to: '/reviews', search: {}, replace: true })}
          />
        ) : (
          summary.data?.matters.length === 0 && <NothingWaits />
        ))}
      {list.data && <Board rows={rows} filters={filters} chosen={row} list={list} />}
      {!filtered && <TeamMatters />}
    </>
  );
}
