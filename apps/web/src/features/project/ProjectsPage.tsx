import { Anchor, Button, Group } from '@mantine/core';
import type { ProjectRow as Row } from '@pv/contract';
import { IconFolderOpen, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRowKeys } from '../../app/navigation/use-row-keys.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DataList } from '../../ui/DataRow.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { MyInvitations } from '../invite/public.ts';
import { type ProjectFilters as Filters, useProjects } from './api/use-projects.ts';
import { ProjectFilters } from './list/ProjectFilters.tsx';
import { ProjectRow } from './list/ProjectRow.tsx';
import { splitRows } from './list/split-rows.ts';
import classes from './ProjectsPage.module.css';

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTexts();
  if (filtered) {
    return (
      <EmptyState
        icon={IconSearch}
        text={t('projectPage.list.notFound')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('projectPage.list.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={IconFolderOpen}
      text={t('projectPage.list.empty')}
      action={
        <Group gap="md" justify="center">
          <Button component={Link} to="/project-add/nir">
            {t('projectPage.list.create')}
          </Button>
          <Anchor component={Link} to="/profile" hash="codes">
            {t('projectPage.list.giveCode')}
          </Anchor>
        </Group>
      }
    />
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTexts();
  const { mine, rest } = splitRows(rows);
  if (mine.length === 0 || rest.length === 0) {
    return (
      <DataList label={t('shell.nav.projects')}>
        {rows.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </DataList>
    );
  }
  const groups = [
    { name: t('projectPage.list.mine'), rows: mine },
    { name: t('projectPage.list.rest'), rows: rest },
  ];
  return groups.map((group) => (
    <section key={group.name} className={classes.group} aria-label={group.name}>
      <h2 className={classes.name}>{group.name}</h2>
      <DataList label={group.name}>
        {group.rows.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </DataList>
    </section>
  ));
}

/** Projects of the signed-in person, those that wait for him first. */
export function ProjectsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filters: Filters = useSearch({ from: '/protected/projects' });
  const list = useProjects(filters);
  useRowKeys('main li a');
  const rows = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const filtered = Object.values(filters).some(Boolean);
  const none = list.isSuccess && rows.length === 0;
  const change = (next: Partial<Filters>) =>
    navigate({ to: '/projects', search: { ...filters, ...next }, replace: true });

  return (
    <>
      <PageHeader
        title={t('shell.nav.projects')}
        action={
          none && !filtered ? null : (
            <Button component={Link} to="/project-add/nir">
              {t('projectPage.list.create')}
            </Button>
          )
        }
      />
      <MyInvitations />
      {!(none && !filtered) && <ProjectFilters filters={filters} onChange={change} />}
      {list.isPending && <RowsSkeleton />}
      {list.isError && rows.length === 0 && (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {none && (
        <Nothing
          filtered={filtered}
          onClear={() => void navigate({ to: '/projects', search: {}, replace: true })}
        />
      )}
      {rows.length > 0 && <Rows rows={rows} />}
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('projectPage.list.more')}
        </Button>
      )}
    </>
  );
}
