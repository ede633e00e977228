import { Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useChoices, useLog } from './api.ts';
import { CsvButton } from './CsvButton.tsx';
import { LogDays } from './entry/LogDays.tsx';
import { LogSkeleton } from './entry/LogSkeleton.tsx';
import { type LogFilters as Filters, isNarrowed, queryOf, readFilters } from './filters/filters.ts';
import { LogFilters } from './filters/LogFilters.tsx';
import { NoteForm } from './notes/NoteForm.tsx';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Nothing has happened yet in any project. */
function NoEntries() {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={IconHistory}
      text={t('log.empty.all')}
      action={
        <Button component={Link} to="/project-add/nir">
          {t('log.empty.create')}
        </Button>
      }
    />
  );
}

/** One entry that a link has led to, and the way back to the rest. */
function OneEntry({ onAll }: { onAll: () => void }) {
  const { t } = useTexts();
  return (
    <Group gap="sm" mb="md">
      <Text c="dimmed">{t('log.one')}</Text>
      <Button variant="default" size="compact-md" onClick={onAll}>
        {t('log.all')}
      </Button>
    </Group>
  );
}

/** What has happened in all projects of the reader, or in one: who, what, before and after. */
export function LogPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filters: Filters = readFilters(useSearch({ from: '/protected/log' }));
  const query = queryOf(filters, dayjs().format('YYYY-MM-DD'), ZONE);
  const log = useLog(query);
  const choices = useChoices(filters.project);
  useRowKeys('main [data-log-row]');
  const entries = log.data?.rows ?? [];
  const show = (search: Filters) => void navigate({ to: '/log', search, replace: true });
  const change = (next: Partial<Filters>) => show({ ...filters, ...next, entry: undefined });
  const { project } = filters;
  const chosen = choices.data?.projects.find(({ id }) => id === project);
  const none = log.isSuccess && entries.length === 0;
  if (isApiError(log.error, 'not_found')) return <NotFoundPage />;

  return (
    <>
      <PageHeader
        title={t('shell.nav.log')}
        {...(chosen && {
          above: chosen.deleted ? (
            chosen.title
          ) : (
            <Link
              to="/project/$projectType/$id"
              params={{ projectType: chosen.type, id: chosen.id }}
            >
              {chosen.title}
            </Link>
          ),
        })}
        action={log.isSuccess && !none ? <CsvButton query={query} /> : null}
      />
      <LogFilters filters={filters} choices={choices.data} onChange={change} />
      {filters.entry && <OneEntry onAll={() => change({})} />}
      {choices.data && !chosen?.deleted && !(none && !project) && <NoteForm projectId={project} />}
      {log.isPending && <LogSkeleton />}
      {log.isError && entries.length === 0 && (
        <LoadFailure error={log.error} onRetry={() => void log.refetch()} />
      )}
      {none &&
        (isNarrowed(filters) || project !== undefined ? (
          <NothingFound
            text={t('log.empty.filtered')}
            onClear={() => show(project ? { project } : {})}
          />
        ) : (
          <NoEntries />
        ))}
      <LogDays entries={entries} withProject={project === undefined} more={log.hasNextPage} />
      <MoreButton list={log} />
    </>
  );
}
