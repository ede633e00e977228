import { Button, Group, Select, Text } from '@mantine/core';
import {
  type SeenSection,
  WAITING_KINDS,
  type WaitingKind,
  type WaitingRow,
  type WaitingSummary,
} from '@pv/contract';
import { IconChecks, IconTable, IconTemplate } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { haveCome, useCome } from '../../platform/query/use-come.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useWaitingPosts } from '../opportunity/public.ts';
import {
  BulkDialog,
  BulkLine,
  BulkLines,
  useApproveUnchanged,
  useSubject,
} from '../project/public.ts';
import { TemplatesDialog, useTemplates } from '../template/public.ts';
import { MatterLine, useMatters, useWaitingSummary } from '../waiting/public.ts';
import {
  type WaitingFilters as FiltersStandWaitingFilters,
  useUnchanged,
  useWaiting,
} from './api.ts';
import classes from './board/Board.module.css';
import { Board } from './board/Board.tsx';
import { keyOfRow } from './board/row-key.ts';

const seen = ({ project, stage, section, status, edition }: WaitingRow): SeenSection => ({
  project: project.id,
  stage: stage?.id ?? null,
  section,
  status,
  edition,
});

function Asking({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const subject = useSubject();
  const { data, error, refetch } = useUnchanged();
  const approve = useApproveUnchanged();
  // the list is read again once it is decided: what was asked about stays on the screen
  const rows = data?.reviews ?? [];
  return (
    <BulkDialog
      title={t('reviews.unchangedAll.title')}
      doneTitle={t('reviews.unchangedAll.result')}
      text={t('reviews.unchangedAll.text')}
      confirm={t('reviews.unchangedAll.confirm')}
      busy={approve.isPending}
      ready={rows.length > 0}
      error={approve.error}
      outcomes={approve.data?.outcomes ?? null}
      named
      onConfirm={() => approve.mutate({ body: { sections: rows.map(seen) } })}
      onClose={onClose}
    >
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <RowsSkeleton rows={3} />}
      <BulkLines>
        {rows.map((row) => (
          <BulkLine key={keyOfRow(row)} about={subject(row)} beside={row.project.title} />
        ))}
      </BulkLines>
      {data?.next_cursor && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('reviews.unchangedAll.partial', { count: rows.length })}
        </Text>
      )}
    </BulkDialog>
  );
}

/** Offers to approve in one go what was approved before in the same words. */
function ApproveUnchanged({ count }: { count: number }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  if (count === 0 && !opened) return null;
  return (
    <>
      {count > 0 && (
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('reviews.unchangedAll.button', { count })}
        </Button>
      )}
      {opened && <Asking onClose={() => setOpened(false)} />}
    </>
  );
}

/**
 * Whether the filters stand over the board: as long as one row waits, so that nothing jumps under the
 * keys when the last but one goes, and while they hide what waits.
 */
export function filtersStand(
  { projects }: Pick<WaitingSummary, 'projects'>,
  filters: FiltersStandWaitingFilters,
): boolean {
  return projects.length > 0 || Object.values(filters).some(Boolean);
}

/** What waits for the reader in his teams, each with a way to where it is answered. */
function TeamMatters() {
  const { t } = useTexts();
  const matters = useMatters();
  if (matters.length === 0) return null;
  return (
    <section className={classes.team} aria-label={t('whoseMove.group.team')}>
      <h2 className={classes.group}>{t('whoseMove.group.team')}</h2>
      <DataList label={t('whoseMove.group.team')}>
        {matters.map((matter) => (
          <DataRow
            key={matter.id}
            title={matter.project.title}
            note={<MatterLine matter={matter} />}
          />
        ))}
      </DataList>
    </section>
  );
}

/** Leads an editor of the platform to the postings that wait for him. */
function PostsLine({ count }: { count: number }) {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <p>
      <Link to="/opportunities-desk">{t('reviews.posts', { count })}</Link>
    </p>
  );
}

/** Narrows the board to one kind of wait or to one project; the state is the address of the page. */
function WaitingFilters(props: {
  filters: FiltersStandWaitingFilters;
  summary: WaitingSummary;
  onChange: (change: Partial<FiltersStandWaitingFilters>) => void;
}) {
  const { t } = useTexts();
  const { filters, summary, onChange } = props;
  const clearing = (label: string) => ({
    'aria-label': t('projectPage.list.clear', { label }),
  });
  return (
    <search className={classes.filters}>
      <Select
        label={t('reviews.kind')}
        placeholder={t('reviews.anyKind')}
        data={WAITING_KINDS.map((kind) => ({
          value: kind,
          label: `${t(`reviews.kinds.${kind}`)} (${summary.kinds[kind]})`,
        }))}
        value={filters.kind ?? null}
        onChange={(kind) => onChange({ kind: (kind as WaitingKind | null) ?? undefined })}
        clearable
        clearButtonProps={clearing(t('reviews.kind'))}
      />
      <Select
        label={t('reviews.project')}
        placeholder={t('reviews.anyProject')}
        data={summary.projects.map(({ id, title, count }) => ({
          value: id,
          label: t('reviews.projectCount', { title, count }),
        }))}
        value={filters.project ?? null}
        onChange={(project) => onChange({ project: project ?? undefined })}
        searchable
        limit={100}
        nothingFoundMessage={t('shell.palette.nothing')}
        clearable
        clearButtonProps={clearing(t('reviews.project'))}
      />
    </search>
  );
}

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

/** Leads to all works in one picture, where more than one of them waits. */
function OverviewLink({ projects }: Pick<WaitingSummary, 'projects'>) {
  const { t } = useTexts();
  if (projects.length < 2) return null;
  return (
    <Button
      component={Link}
      to="/overview"
      variant="subtle"
      leftSection={<IconTable size={16} stroke={1.8} aria-hidden="true" />}
    >
      {t('overview.title')}
    </Button>
  );
}

/** What waits for the signed-in person across all projects, decided from one place. */
export function ReviewsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { row, ...filters } = useSearch({ from: '/protected/reviews' });
  const list = useWaiting(filters);
  const summary = useWaitingSummary();
  const posts = useWaitingPosts();
  // what stands above the board comes before it
  const come = useCome(haveCome(summary, useTemplates()));
  const rows = list.data?.rows ?? [];
  const filtered = Object.values(filters).some(Boolean);
  const none = come && list.isSuccess && rows.length === 0 && !list.hasNextPage;
  const change = (next: Partial<FiltersStandWaitingFilters>) =>
    void navigate({ to: '/reviews', search: { ...filters, ...next }, replace: true });
  return (
    <>
      <PageHeader
        title={t('shell.nav.reviews')}
        action={
          <Group gap="sm">
            {summary.data && <OverviewLink projects={summary.data.projects} />}
            <Templates />
            <ApproveUnchanged count={summary.data?.unchanged ?? 0} />
          </Group>
        }
      />
      {!filtered && <PostsLine count={posts} />}
      {summary.data && filtersStand(summary.data, filters) && (
        <WaitingFilters filters={filters} summary={summary.data} onChange={change} />
      )}
      {(list.isPending || (!come && !list.isError)) && <RowsSkeleton />}
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
          summary.data?.matters.length === 0 && posts === 0 && <NothingWaits />
        ))}
      {come && list.data && <Board rows={rows} filters={filters} chosen={row} list={list} />}
      {!filtered && <TeamMatters />}
    </>
  );
}
