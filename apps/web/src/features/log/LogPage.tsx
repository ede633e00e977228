import { Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import type { LogEntry } from '@pv/contract';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useDrafts } from '../../platform/drafts.ts';
import { useRowKeys } from '../../platform/keys.ts';
import { haveCome, useCome } from '../../platform/query/use-come.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useChoices, useCsv, useLog } from './api.ts';
import classes from './entry/Entry.module.css';
import { HourBlock } from './entry/HourBlock.tsx';
import {
  type LogFilters as Filters,
  isNarrowed,
  type LogQuery,
  queryOf,
  readFilters,
} from './filters/filters.ts';
import { LogFilters } from './filters/LogFilters.tsx';
import { NoteForm } from './notes/NoteForm.tsx';
import { notePlace } from './notes/places.ts';
import { groupEntries } from './read/group-entries.ts';
import { useLogWords } from './words/use-log-words.ts';

/** Takes the filtered log away as a table, says how much has come, and can be stopped. */
function CsvButton({ query }: { query: LogQuery }) {
  const { t, locale } = useTexts();
  const { received, start, stop } = useCsv(query);
  const button = useRef<HTMLButtonElement>(null);
  /** The focus is on the button that stops, which goes with the last byte. */
  const stopping = useRef(false);
  const running = received !== null;
  useEffect(() => {
    if (running || !stopping.current) return;
    stopping.current = false;
    button.current?.focus();
  }, [running]);
  const size = fileSize(received ?? 0, t, locale);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
        ref={button}
        data-disabled={running || undefined}
        aria-disabled={running || undefined}
        onClick={() => !running && start()}
      >
        <span aria-live="polite">
          {received === null && t('log.csv.button')}
          {received === 0 && t('log.csv.running')}
          {received !== null && received > 0 && t('log.csv.received', { size })}
        </span>
      </Button>
      {running && (
        <Button
          variant="subtle"
          onFocus={() => {
            stopping.current = true;
          }}
          onBlur={() => {
            stopping.current = false;
          }}
          onClick={stop}
        >
          {t('log.csv.stop')}
        </Button>
      )}
    </Group>
  );
}

/** Tells whether a text is being written on an entry: a comment, or a change of what it or one says. */
function useHeldEntries(): (entry: LogEntry) => boolean {
  const find = useDrafts();
  return useCallback(
    ({ log_uuid, log_comment, comments }) =>
      find(notePlace.comment(log_uuid)).differs(null) ||
      find(notePlace.edit(log_uuid)).differs(log_comment) ||
      comments.some((one) => find(notePlace.edit(one.log_uuid)).differs(one.log_comment)),
    [find],
  );
}

interface LogDaysProps {
  entries: readonly LogEntry[];
  withProject: boolean;
  /** Earlier entries are not read yet. */
  more: boolean;
}

/** Entries, the newest first, by days. */
function LogDays({ entries, withProject, more }: LogDaysProps) {
  const words = useLogWords();
  const isHeld = useHeldEntries();
  const days = useMemo(() => groupEntries(entries, isHeld, more), [entries, isHeld, more]);
  const shown = useMemo(() => new Set(entries.map(({ log_uuid }) => log_uuid)), [entries]);
  return days.map(({ day, hours }) => (
    <section key={day} className={classes.day} aria-label={words.day(day)}>
      <h2 className={classes.dayName}>{words.day(day)}</h2>
      {hours.map((group) => (
        <div key={group.key} className={classes.block}>
          <HourBlock group={group} withProject={withProject} shown={shown} isHeld={isHeld} />
        </div>
      ))}
    </section>
  ));
}

const WIDTHS = [46, 62, 38, 54, 42, 58];

/** The shape of the log while it loads: a day, and entries with their times. */
function LogSkeleton() {
  const { t } = useTexts();
  return (
    <div data-waits>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      <Skeleton height={15} width={120} radius="sm" mb={16} />
      {WIDTHS.map((width) => (
        <div key={width} className={classes.block}>
          <div className={classes.line}>
            <Skeleton height={14} radius="sm" />
            <div>
              <Skeleton height={14} width={`${width / 2}%`} radius="sm" mb={8} />
              <Skeleton height={14} width={`${width}%`} radius="sm" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

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
  const come = useCome(haveCome(choices));
  const entries = (come && log.data?.rows) || [];
  const show = (search: Filters) => void navigate({ to: '/log', search, replace: true });
  const change = (next: Partial<Filters>) => show({ ...filters, ...next, entry: undefined });
  const { project } = filters;
  const chosen = choices.data?.projects.find(({ id }) => id === project);
  const none = come && log.isSuccess && entries.length === 0;
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
        action={!log.isError && !none ? <CsvButton query={query} /> : null}
      />
      <LogFilters filters={filters} choices={choices.data} onChange={change} />
      {filters.entry && <OneEntry onAll={() => change({})} />}
      {choices.data && !chosen?.deleted && !(none && !project) && <NoteForm projectId={project} />}
      {(log.isPending || (!come && !log.isError)) && <LogSkeleton />}
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
