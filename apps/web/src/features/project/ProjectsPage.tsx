import { Button, Select } from '@mantine/core';
import { PROJECT_SORTS, type ProjectRow } from '@pv/contract';
import { IconAdjustmentsHorizontal, IconTable } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList } from '../../ui/DataRow.tsx';
import { NothingFound } from '../../ui/EmptyState.tsx';
import { useKeptFocus } from '../../ui/focus.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useZoneBeside } from '../../ui/zone/zone.ts';
import { MyInvitations } from '../invite/public.ts';
import { useMatters, useOversees } from '../waiting/public.ts';
import { useProjects } from './list/api.ts';
import { type FieldsProps, FoldedFields } from './list/FoldedFields.tsx';
import classes from './list/ProjectFilters.module.css';
import { ProjectRow as ProjectsPageProjectRow } from './list/ProjectRow.tsx';
import { SavedFilters } from './list/saved/SavedFilters.tsx';
import { useSavedFilters } from './list/saved/use-saved-filters.ts';
import { countFolded, firstAddress, isNarrow, type ListAddress, searchOf } from './list/search.ts';
import { StartCards } from './list/start/StartCards.tsx';
import projectsPageClasses from './ProjectsPage.module.css';

type Dated = Pick<ProjectRow, 'deadline' | 'time_zone' | 'completion_status'>;

/**
 * The zone of every date in a list, to be said once over it; '' where rows differ, or too few have a date
 * for that.
 * @param beside names the zone of a deadline, '' where the reader's day ends together with it
 */
export function commonZone(
  rows: readonly Dated[],
  beside: (deadline: string | null, zone: string) => string,
): string {
  const dated = rows.filter(
    ({ deadline, completion_status }) => deadline && completion_status !== 'succeeded',
  );
  // naming takes a twentieth of a millisecond: a thousand rows ask for it with every page of the list
  const named = new Map<string, string>();
  const nameOf = ({ deadline, time_zone }: Dated): string => {
    const key = `${deadline} ${time_zone}`;
    const known = named.get(key) ?? beside(deadline, time_zone);
    named.set(key, known);
    return known;
  };
  const [first, ...others] = dated;
  const said = first && others.length > 0 ? nameOf(first) : '';
  return said !== '' && others.every((one) => nameOf(one) === said) ? said : '';
}

/**
 * Search by any words, the order, and under a button the single fields; the state is the address of the
 * page. `folded` leaves the fields closed though some are filled: the name of the filter says it.
 */
function ProjectFilters({ search, onChange, folded }: FieldsProps & { folded: boolean }) {
  const { t } = useTexts();
  const count = countFolded(search);
  const [opened, setOpened] = useState(count > 0 && !folded);
  const fields = useId();
  const sorts = PROJECT_SORTS.map((value) => ({ value, label: t(`projectList.sorts.${value}`) }));
  const chosen = (value: string | null) => PROJECT_SORTS.find((sort) => sort === value);
  return (
    <search className={classes.filters}>
      <div className={classes.line}>
        <SearchField
          main
          label={t('projectPage.list.search')}
          clear={t('projectPage.list.clear', { label: t('projectPage.list.search') })}
          words={search.all_parameters ?? ''}
          onWords={(text) => onChange({ all_parameters: text || undefined })}
        />
        <Select
          label={t('projectList.sort')}
          data={sorts}
          value={search.sort ?? 'move'}
          allowDeselect={false}
          onChange={(value) => onChange({ sort: chosen(value) })}
        />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.8} aria-hidden="true" />}
          aria-expanded={opened}
          aria-controls={fields}
          onClick={() => setOpened(!opened)}
        >
          {count > 0 ? t('projectList.filtersCount', { count }) : t('projectList.filters')}
        </Button>
      </div>
      <div id={fields} className={classes.fields} hidden={!opened}>
        {opened && <FoldedFields search={search} onChange={onChange} />}
      </div>
    </search>
  );
}

/** The parts of the list: what waits for the reader, what is finished, and the rest between them. */
interface ListParts {
  mine: ProjectRow[];
  rest: ProjectRow[];
  finished: ProjectRow[];
}

/** The rows of the list in its three parts, each in its order; in `asked` something of the team waits too. */
export function splitRows(
  rows: readonly ProjectRow[],
  asked: ReadonlySet<string> = new Set(),
): ListParts {
  const isMine = ({ id, move }: ProjectRow) => move?.mine === true || asked.has(id);
  const isOver = (row: ProjectRow) => !isMine(row) && row.completion_status === 'succeeded';
  return {
    mine: rows.filter(isMine),
    rest: rows.filter((row) => !isMine(row) && !isOver(row)),
    finished: rows.filter(isOver),
  };
}

interface ListProps {
  name: string;
  rows: readonly ProjectRow[];
  tellsZone: boolean;
}

function List({ name, rows, tellsZone }: ListProps) {
  return (
    <DataList label={name}>
      {rows.map((project) => (
        <ProjectsPageProjectRow key={project.id} project={project} tellsZone={tellsZone} />
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
    <section key={part.name} className={projectsPageClasses.group} aria-label={part.name}>
      <h2 className={projectsPageClasses.name}>{part.name}</h2>
      <List {...part} tellsZone={tellsZone} />
    </section>
  ));
}

/** Leads whoever decides in several works to all of them in one picture. */
function OverviewLink() {
  const { t } = useTexts();
  if (!useOversees()) return null;
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

/**
 * The rows, under the zone of their dates where all have the same and the reader another. Drawn anew only for
 * other rows: the page around them changes first.
 */
const Rows = memo(function Rows(props: { rows: readonly ProjectRow[]; parted: boolean }) {
  const { t } = useTexts();
  const zone = commonZone(props.rows, useZoneBeside());
  return (
    <>
      {zone && <p className={projectsPageClasses.zone}>{t('projectList.zone', { zone })}</p>}
      <Parts {...props} tellsZone={zone === ''} />
    </>
  );
});

const NO_ROWS: readonly ProjectRow[] = [];

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
  const rows = list.data?.rows ?? NO_ROWS;
  // a hundred more rows are drawn piece by piece, between what the reader does
  const later = useDeferredValue(rows);
  const shown = later.length > 0 ? later : rows;
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
            <>
              <OverviewLink />
              <Button component={Link} to="/project-add/nir">
                {t('projectPage.list.create')}
              </Button>
            </>
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
        <Rows rows={shown} parted={(search.sort ?? 'move') === 'move'} />
      )}
      {!waits && <MoreButton list={list} />}
    </div>
  );
}
