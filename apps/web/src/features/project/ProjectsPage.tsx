import { Button } from '@mantine/core';
import type { ProjectRow as Row } from '@pv/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList } from '../../ui/DataRow.tsx';
import { NothingFound } from '../../ui/EmptyState.tsx';
import { useKeptFocus } from '../../ui/focus.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useZoneBeside } from '../../ui/zone/zone.ts';
import { MyInvitations } from '../invite/public.ts';
import { useMatters } from '../waiting/public.ts';
import { useProjects } from './list/api.ts';
import { commonZone } from './list/common-zone.ts';
import { ProjectFilters } from './list/ProjectFilters.tsx';
import { ProjectRow } from './list/ProjectRow.tsx';
import { SavedFilters } from './list/saved/SavedFilters.tsx';
import { useSavedFilters } from './list/saved/use-saved-filters.ts';
import { firstAddress, isNarrow, type ListAddress, searchOf } from './list/search.ts';
import { splitRows } from './list/split-rows.ts';
import { StartCards } from './list/start/StartCards.tsx';
import classes from './ProjectsPage.module.css';

interface ListProps {
  name: string;
  rows: readonly Row[];
  tellsZone: boolean;
}

function List({ name, rows, tellsZone }: ListProps) {
  return (
    <DataList label={name}>
      {rows.map((project) => (
        <ProjectRow key={project.id} project={project} tellsZone={tellsZone} />
      ))}
    </DataList>
  );
}

/** In the usual order the rows stand in parts; another order is one list. */
function Parts({ rows, parted, tellsZone }: Omit<ListProps, 'name'> & { parted: boolean }) {
  const { t } = useTexts();
  const asked = new Set(useMatters().map(({ project }) => project.id));
  const { mine, rest, finished } = splitRows(rows, asked);
  const parts = [
    { name: t('projectPage.list.mine'), rows: mine },
    { name: t('projectPage.list.rest'), rows: rest },
    { name: t('projectList.finished'), rows: finished },
  ].filter((part) => part.rows.length > 0);
  if (!parted || parts.length < 2)
    return <List name={t('shell.nav.projects')} rows={rows} tellsZone={tellsZone} />;
  return parts.map((part) => (
    <section key={part.name} className={classes.group} aria-label={part.name}>
      <h2 className={classes.name}>{part.name}</h2>
      <List {...part} tellsZone={tellsZone} />
    </section>
  ));
}

/** The rows, under the zone of their dates where all have the same and the reader another. */
function Rows(props: { rows: readonly Row[]; parted: boolean }) {
  const { t } = useTexts();
  const zone = commonZone(props.rows, useZoneBeside());
  return (
    <>
      {zone && <p className={classes.zone}>{t('projectList.zone', { zone })}</p>}
      <Parts {...props} tellsZone={zone === ''} />
    </>
  );
}

/** Projects of the signed-in person, those that wait for him first. */
export function ProjectsPage() {
  const { t } = useTexts();
  const navigate = useNavigate({ from: '/projects' });
  const address: ListAddress = useSearch({ from: '/protected/projects' });
  const saved = useSavedFilters();
  const filters = saved.data?.filters ?? [];
  const bare = !Object.values(address).some(Boolean);
  const leading = bare && saved.isPending;
  const first = firstAddress(address, filters);
  const all: ListAddress = filters.some((one) => one.is_default) ? { saved: 'all' } : {};
  const search = searchOf(address);
  const list = useProjects(search);
  const more = list.hasNextPage && !list.isFetchingNextPage;
  useRowKeys('main li a', () => more && void list.fetchNextPage());
  useEffect(() => {
    if (first) void navigate({ search: first, replace: true });
  });

  const open = (next: ListAddress) => void navigate({ search: next, replace: true });
  const change = (next: Partial<ListAddress>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const rows = list.data?.rows ?? [];
  const waits = list.isPending || leading || first !== null;
  const none = list.isSuccess && !waits && rows.length === 0;
  const begins = none && !isNarrow(search);
  // where there is no project, what stood while the list was read goes and the ways to begin come
  const kept = useKeptFocus<HTMLDivElement>({ heir: '[data-begins] a' });

  return (
    <div {...kept}>
      <PageHeader
        title={t('shell.nav.projects')}
        action={
          begins ? null : (
            <Button component={Link} to="/project-add/nir">
              {t('projectPage.list.create')}
            </Button>
          )
        }
      />
      <MyInvitations />
      {!begins && !leading && first === null && (
        <>
          <ProjectFilters
            key={address.saved ?? ''}
            search={search}
            onChange={change}
            folded={Boolean(address.saved)}
          />
          <SavedFilters address={address} filters={filters} onOpen={open} />
        </>
      )}
      {waits && <RowsSkeleton />}
      {list.isError && rows.length === 0 && (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {begins && <StartCards />}
      {none && !begins && (
        <NothingFound text={t('projectPage.list.notFound')} onClear={() => open(all)} />
      )}
      {!waits && rows.length > 0 && (
        <Rows rows={rows} parted={(search.sort ?? 'move') === 'move'} />
      )}
      {!waits && <MoreButton list={list} />}
    </div>
  );
}
