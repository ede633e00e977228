import { Button, NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { GROUPINGS, type Grouping, NONE, SORTS, type Sort } from '../set/group-tasks.ts';
import type { useTaskAddress } from './address.ts';
import classes from './TasksPage.module.css';
import { useWorld } from './TasksWorld.tsx';

interface Choice {
  value: string;
  label: string;
}

function Filter(props: {
  label: string;
  value: string | undefined;
  data: readonly Choice[];
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTexts();
  const { label, value = '', data, onChange } = props;
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      data-chosen={value !== '' || undefined}
      value={value}
      data={[{ value: '', label: t('tasks.filter.any', { field: label }) }, ...data]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

/** Words, filters, groups and order of the tasks that are shown; all of it stands in the address. */
export function Toolbar({ address }: { address: ReturnType<typeof useTaskAddress> }) {
  const { t } = useTexts();
  const { set, people, me, statusTitle } = useWorld();
  const [opened, setOpened] = useState(false);
  const { filters, group, sort, view, go } = address;
  const { assignee, status, tag } = filters;
  const grouped = view === 'list' || view === 'board';
  const count = [assignee, status, tag].filter(Boolean).length;
  const others = people.filter(({ id }) => id !== me);

  return (
    <search className={classes.tools}>
      <div className={classes.find}>
        <SearchField
          main
          label={t('tasks.filter.search')}
          placeholder={t('tasks.filter.search')}
          clear={t('tasks.filter.clearSearch')}
          words={filters.q ?? ''}
          onWords={(q) => go({ q: q || undefined })}
        />
      </div>
      <Button
        className={classes.more}
        variant="default"
        leftSection={<IconFilter size={16} stroke={1.8} aria-hidden="true" />}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {count > 0 ? t('tasks.filter.count', { count }) : t('tasks.filter.more')}
      </Button>
      <div className={classes.filters} data-opened={opened || undefined}>
        <Filter
          label={t('tasks.filter.assignee')}
          value={assignee}
          data={[
            { value: 'me', label: t('tasks.filter.me') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
            { value: NONE, label: t('tasks.none.assignee') },
          ]}
          onChange={(next) => go({ assignee: next })}
        />
        <Filter
          label={t('tasks.filter.status')}
          value={status}
          data={[
            { value: 'open', label: t('tasks.filter.open') },
            { value: 'closed', label: t('tasks.filter.closed') },
            ...set.statuses.map(({ id }) => ({ value: id, label: statusTitle(id) })),
          ]}
          onChange={(next) => go({ status: next })}
        />
        {set.tags.length > 0 && (
          <Filter
            label={t('tasks.filter.tag')}
            value={tag}
            data={set.tags.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => go({ tag: next })}
          />
        )}
        {grouped && (
          <NativeSelect
            size="sm"
            aria-label={t('tasks.group.label')}
            value={group}
            data={GROUPINGS.filter((one) => view === 'list' || one !== 'status').map((value) => ({
              value,
              label: t(`tasks.group.${value}`),
            }))}
            onChange={(event) => {
              const next = event.currentTarget.value as Grouping;
              go(view === 'board' ? { lanes: next } : { group: next });
            }}
          />
        )}
        {grouped && (
          <NativeSelect
            size="sm"
            aria-label={t('tasks.sort.label')}
            value={sort}
            data={SORTS.map((value) => ({ value, label: t(`tasks.sort.${value}`) }))}
            onChange={(event) => {
              const next = event.currentTarget.value as Sort;
              go({ sort: next === 'order' ? undefined : next });
            }}
          />
        )}
      </div>
    </search>
  );
}
