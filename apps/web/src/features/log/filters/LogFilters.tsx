import { Select } from '@mantine/core';
import {
  EVENT_KINDS,
  EVENTS,
  type EventKind,
  LOG_TOPICS,
  type logEndpoints,
  type ResponseOf,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { daysReversed } from '../../../ui/form/parse-day.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { useLogWords } from '../words/use-log-words.ts';
import type { LogFilters as Filters, Period } from './filters.ts';
import { PERIODS } from './filters.ts';
import classes from './LogFilters.module.css';

type Choices = ResponseOf<typeof logEndpoints.choices>;

interface FilterProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Kinds of events by what they are about; those of the account are no part of a project's log. */
function useEventGroups(ofProject: boolean) {
  const { t } = useTexts();
  const words = useLogWords();
  return LOG_TOPICS.filter((topic) => !(ofProject && topic === 'account')).map((topic) => ({
    group: t(`log.topic.${topic}`),
    items: EVENT_KINDS.filter((kind) => EVENTS[kind].topic === topic).map((kind) => ({
      value: kind,
      label: words.event(kind),
    })),
  }));
}

function EventFilter({ filters, onChange }: FilterProps) {
  const { t } = useTexts();
  const label = t('log.filter.event');
  return (
    <Select
      label={label}
      data={useEventGroups(filters.project !== undefined)}
      value={filters.event ?? null}
      placeholder={t('log.filter.anyEvent')}
      onChange={(kind) => onChange({ event: (kind as EventKind | null) ?? undefined })}
      nothingFoundMessage={t('log.filter.nothing')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('log.filter.clear', { label }) }}
    />
  );
}

function TextFilter({ filters, onChange }: FilterProps) {
  const { t } = useTexts();
  const label = t('log.filter.text');
  return (
    <SearchField
      main
      label={label}
      clear={t('log.filter.clear', { label })}
      words={filters.text ?? ''}
      onWords={(text) => onChange({ text: text || undefined })}
    />
  );
}

function PeriodFilter({ filters, onChange }: FilterProps) {
  const { t } = useTexts();
  const { period, from = null, to = null } = filters;
  return (
    <>
      <Select
        label={t('log.filter.period')}
        data={['all' as const, ...PERIODS].map((value) => ({
          value,
          label: t(`log.period.${value}`),
        }))}
        value={period ?? 'all'}
        onChange={(value) =>
          onChange({
            period: value === 'all' ? undefined : ((value as Period | null) ?? undefined),
          })
        }
        allowDeselect={false}
      />
      {period === 'own' && (
        <>
          <DayInput
            label={t('log.filter.from')}
            value={from}
            onChange={(day) => onChange({ from: day ?? undefined })}
            {...(to && { maxDate: to })}
          />
          <DayInput
            label={t('log.filter.to')}
            value={to}
            onChange={(day) => onChange({ to: day ?? undefined })}
            {...(from && { minDate: from })}
            error={daysReversed(from, to) && t('fields.dates_reversed')}
          />
        </>
      )}
    </>
  );
}

/** Which project, who, what, when and in which words; the state is the address of the page. */
export function LogFilters(props: FilterProps & { choices: Choices | undefined }) {
  const { t } = useTexts();
  const { filters, onChange, choices } = props;
  const clearing = (label: string) => ({ 'aria-label': t('log.filter.clear', { label }) });
  const projects = choices?.projects.map(({ id, title, deleted }) => ({
    value: id,
    label: deleted ? `${title} (${t('log.deleted')})` : title,
  }));
  const people = choices?.people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <search className={classes.filters}>
      <TextFilter filters={filters} onChange={onChange} />
      <Select
        label={t('log.filter.project')}
        data={projects ?? []}
        value={filters.project ?? null}
        placeholder={t('log.filter.anyProject')}
        // who has acted in one project may be unknown in another
        onChange={(project) => onChange({ project: project ?? undefined, person: undefined })}
        nothingFoundMessage={t('log.filter.nothing')}
        limit={100}
        searchable
        clearable
        clearButtonProps={clearing(t('log.filter.project'))}
      />
      <Select
        label={t('log.filter.person')}
        data={people ?? []}
        value={filters.person ?? null}
        placeholder={t('log.filter.anyPerson')}
        onChange={(person) => onChange({ person: person ?? undefined })}
        nothingFoundMessage={t('log.filter.nothing')}
        limit={100}
        searchable
        clearable
        clearButtonProps={clearing(t('log.filter.person'))}
      />
      <EventFilter filters={filters} onChange={onChange} />
      <PeriodFilter filters={filters} onChange={onChange} />
    </search>
  );
}
