import { Button, Menu, Select } from '@mantine/core';
import {
  CONTROL_EVENT_STATES,
  type ControlEventRow,
  type ControlEventState,
  type ControlEventType,
} from '@pv/contract';
import { IconGavel, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useEvents } from './api.ts';
import classes from './Events.module.css';
import { StateBadge, useWhen } from './words.tsx';

type Role = ControlEventRow['role'];
const ROLES: readonly Role[] = ['organiser', 'chair', 'secretary', 'member', 'participant'];
const AHEAD: readonly ControlEventState[] = ['draft', 'announced', 'running'];

interface Filter {
  role?: Role | undefined;
  state?: ControlEventState | undefined;
}

/** The way to a new event of each type that the reader may make; nothing for who makes none. */
function AddButton({ types }: { types: readonly ControlEventType[] }) {
  const { t } = useTexts();
  const [first] = types;
  if (!first) return null;
  const plus = <IconPlus size={18} stroke={1.8} aria-hidden="true" />;
  const to = '/control-event-add/$controlEventType';
  if (types.length === 1) {
    return (
      <Button
        leftSection={plus}
        renderRoot={(root) => <Link {...root} to={to} params={{ controlEventType: first }} />}
      >
        {t('controlEvents.list.add')}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={plus}>{t('controlEvents.list.add')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => (
          <Menu.Item
            key={type}
            renderRoot={(root) => <Link {...root} to={to} params={{ controlEventType: type }} />}
          >
            {t(`controlEvents.type.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function EventRow({ event }: { event: ControlEventRow }) {
  const { t } = useTexts();
  const when = useWhen();
  const { id, type, kind, title, state, role, place, works } = event;
  const told = [when(event), place, t('controlEvents.works', { count: works })].filter(Boolean);
  return (
    <DataRow
      title={
        <Link to="/control-event/$controlEventType/$id" params={{ controlEventType: type, id }}>
          {title}
        </Link>
      }
      note={`${t(`eventWords.kind.${kind}`)} · ${told.join(' · ')}`}
      meta={
        <>
          <span className={classes.dim}>{t(`controlEvents.role.${role}`)}</span>
          <StateBadge state={state} />
        </>
      }
    />
  );
}

/** Some of the events under their heading; nothing where there are none. */
function Rows({ title, events }: { title: string; events: readonly ControlEventRow[] }) {
  if (events.length === 0) return null;
  return (
    <Section title={title}>
      <DataList label={title}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </DataList>
    </Section>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (next: Filter) => void }) {
  const { t } = useTexts();
  const clearing = (label: string) => ({
    clearable: true,
    clearButtonProps: { 'aria-label': t('controlEvents.list.clear', { label }) },
  });
  return (
    <search className={classes.filters}>
      <Select
        label={t('controlEvents.list.role')}
        placeholder={t('controlEvents.list.anyRole')}
        data={ROLES.map((value) => ({ value, label: t(`controlEvents.role.${value}`) }))}
        value={filter.role ?? null}
        onChange={(role) => onChange({ ...filter, role: (role as Role | null) ?? undefined })}
        {...clearing(t('controlEvents.list.role'))}
      />
      <Select
        label={t('controlEvents.list.state')}
        placeholder={t('controlEvents.list.anyState')}
        data={CONTROL_EVENT_STATES.map((value) => ({
          value,
          label: t(`controlEvents.state.${value}`),
        }))}
        value={filter.state ?? null}
        onChange={(state) =>
          onChange({ ...filter, state: (state as ControlEventState | null) ?? undefined })
        }
        {...clearing(t('controlEvents.list.state'))}
      />
    </search>
  );
}

/** Control events of the signed-in person, the next ones first. */
export function EventsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filter: Filter = useSearch({ from: '/protected/control-events' });
  const { data, error, refetch } = useEvents();
  useRowKeys('main li a');
  const show = (next: Filter) =>
    void navigate({ to: '/control-events', search: next, replace: true });
  const all = data?.events ?? [];
  const found = all.filter(
    ({ role, state }) =>
      (!filter.role || filter.role === role) && (!filter.state || filter.state === state),
  );
  const add = data?.can.add ?? [];
  return (
    <>
      <PageHeader
        title={t('controlEvents.title')}
        action={all.length > 0 && <AddButton types={add} />}
      />
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <RowsSkeleton />}
      {all.length > 0 && <Filters filter={filter} onChange={show} />}
      {data && all.length === 0 && (
        <EmptyState
          icon={IconGavel}
          text={t(add.length > 0 ? 'controlEvents.list.emptyAdd' : 'controlEvents.list.empty')}
          action={<AddButton types={add} />}
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <NothingFound text={t('controlEvents.list.notFound')} onClear={() => show({})} />
      )}
      <Rows
        title={t('controlEvents.list.ahead')}
        events={found.filter(({ state }) => AHEAD.includes(state))}
      />
      <Rows
        title={t('controlEvents.list.past')}
        events={found.filter(({ state }) => !AHEAD.includes(state))}
      />
    </>
  );
}
