import { Anchor, Button, Group } from '@mantine/core';
import { IconFolderOpen, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DataList } from '../../ui/DataRow.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { MyInvitations } from '../invite/public.ts';
import { type ProjectFilters as Filters, useProjects } from './api/use-projects.ts';
import { ProjectFilters } from './list/ProjectFilters.tsx';
import { ProjectRow } from './list/ProjectRow.tsx';

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTexts();
  if (filtered) return <EmptyState icon={IconSearch} text={t('projectPage.list.notFound')} />;
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

/** Projects of the signed-in person, those that wait for him first. */
export function ProjectsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filters: Filters = useSearch({ from: '/protected/projects' });
  const list = useProjects(filters);
  const rows = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const filtered = Boolean(filters.all_parameters || filters.category);
  const change = (next: Partial<Filters>) =>
    navigate({ to: '/projects', search: { ...filters, ...next }, replace: true });

  return (
    <>
      <PageHeader
        title={t('shell.nav.projects')}
        action={
          rows.length > 0 || filtered ? (
            <Button component={Link} to="/project-add/nir">
              {t('projectPage.list.create')}
            </Button>
          ) : null
        }
      />
      <MyInvitations />
      {(rows.length > 0 || filtered) && <ProjectFilters filters={filters} onChange={change} />}
      {list.isPending && <RowsSkeleton />}
      {list.isSuccess && rows.length === 0 && <Nothing filtered={filtered} />}
      {rows.length > 0 && (
        <DataList label={t('shell.nav.projects')}>
          {rows.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </DataList>
      )}
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
