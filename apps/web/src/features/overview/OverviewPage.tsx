import { Button, Select } from '@mantine/core';
import { type OverviewQuery, projectTypeSchema, STATUS_GROUPS } from '@pv/contract';
import { IconAlertTriangle, IconDownload, IconPrinter, IconTable } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useTable, useWorks } from './api.ts';
import classes from './OverviewPage.module.css';
import { WorkGrid } from './WorkGrid.tsx';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Takes the picture away: as a table, and on paper. */
function Taking({ search }: { search: OverviewQuery }) {
  const { t } = useTexts();
  const table = useTable(search);
  return (
    <div className={classes.taking}>
      <Button
        variant="default"
        leftSection={<IconDownload {...ICON} />}
        loading={table.busy}
        onClick={table.save}
      >
        {t('overview.excel')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter {...ICON} />}
        onClick={() => window.print()}
      >
        {t('overview.print')}
      </Button>
    </div>
  );
}

interface FiltersProps {
  search: OverviewQuery;
  groups: readonly string[];
  years: readonly string[];
  onChange: (change: Partial<OverviewQuery>) => void;
}

/** Narrows the works; the state is the address of the page. */
function Filters({ search, groups, years, onChange }: FiltersProps) {
  const { t, dynamic } = useTexts();
  const clearing = (label: string) => ({
    clearable: true,
    clearButtonProps: { 'aria-label': t('overview.clear', { label }) },
  });
  const kinds = projectTypeSchema.options.map((type) => ({
    value: type,
    label: dynamic(`profile.kind.${type}`),
  }));
  return (
    <search className={classes.filters}>
      <SearchField
        main
        label={t('overview.search')}
        clear={t('overview.clear', { label: t('overview.search') })}
        words={search.text ?? ''}
        onWords={(text) => onChange({ text: text || undefined })}
      />
      <Select
        label={t('overview.group')}
        placeholder={t('overview.anyGroup')}
        data={[...groups]}
        value={search.group ?? null}
        onChange={(group) => onChange({ group: group ?? undefined })}
        searchable
        nothingFoundMessage={t('shell.palette.nothing')}
        {...clearing(t('overview.group'))}
      />
      <Select
        label={t('overview.year')}
        placeholder={t('overview.anyYear')}
        data={years.map((year) => ({ value: year, label: year.replace('-', '/') }))}
        value={search.year ?? null}
        onChange={(year) => onChange({ year: year ?? undefined })}
        {...clearing(t('overview.year'))}
      />
      <Select
        label={t('overview.kind')}
        placeholder={t('overview.anyKind')}
        data={kinds}
        value={search.project_type ?? null}
        onChange={(type) =>
          onChange({ project_type: type ? projectTypeSchema.parse(type) : undefined })
        }
        {...clearing(t('overview.kind'))}
      />
    </search>
  );
}

/** What the colours and the marks of the picture mean. */
function Legend() {
  const { t } = useTexts();
  return (
    <ul className={classes.legend} aria-label={t('overview.legend')}>
      {STATUS_GROUPS.map((group) => (
        <li key={group}>
          <StatusBadge group={group} label={t(`overview.word.${group}`)} />
        </li>
      ))}
      <li className={classes.mark}>
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        {t('overview.lateMark')}
      </li>
      <li className={classes.mark}>
        <b aria-hidden="true">3/5</b>
        {t('overview.tasksMark')}
      </li>
      <li className={classes.keys}>{t('overview.keys')}</li>
    </ul>
  );
}

/** There is no work yet: the projects are where one begins. */
function NoWorks() {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={IconTable}
      text={t('overview.empty')}
      action={
        <Button component={Link} to="/projects">
          {t('overview.toProjects')}
        </Button>
      }
    />
  );
}

/** Works and their stages in one picture: how each stands, whose move it is and how long. */
export function OverviewPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const search: OverviewQuery = useSearch({ from: '/protected/overview' });
  const found = useWorks(search);
  const show = (next: OverviewQuery) =>
    void navigate({ to: '/overview', search: next, replace: true });
  const { works = [], total = 0, groups = [], years = [] } = found.data ?? {};
  const narrowed = Object.values(search).some(Boolean);
  const none = found.isSuccess && works.length === 0;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('overview.title')}
        action={works.length > 0 ? <Taking search={search} /> : null}
      />
      {(found.isPending || works.length > 0 || narrowed) && (
        <Filters
          search={search}
          groups={groups}
          years={years}
          onChange={(change) => show({ ...search, ...change })}
        />
      )}
      {found.isPending && <RowsSkeleton />}
      {found.isError && !found.data && (
        <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {none &&
        (narrowed ? (
          <NothingFound text={t('overview.notFound')} onClear={() => show({})} />
        ) : (
          <NoWorks />
        ))}
      {works.length > 0 && (
        <>
          <p className={classes.count} role="status">
            {total > works.length
              ? t('overview.partial', { shown: works.length, total })
              : t('overview.found', { count: total })}
          </p>
          <Legend />
          <WorkGrid works={works} />
        </>
      )}
    </div>
  );
}
