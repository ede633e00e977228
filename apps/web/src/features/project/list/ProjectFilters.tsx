import { CloseButton, Select, TextInput } from '@mantine/core';
import {
  type CategoryId,
  categoryOf,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  type ProjectCategory,
} from '@pv/contract';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ProjectFilters as Filters } from '../api/use-projects.ts';
import classes from './ProjectFilters.module.css';

const STATUSES = [...PROJECT_STATUSES, 'final_report_expected', 'succeeded'] as const;

/** Search by any words, by category and by status; the state is the address of the page. */
export function ProjectFilters(props: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t, dynamic } = useTexts();
  const { filters, onChange } = props;
  const words = filters.all_parameters ?? '';
  const categories = Object.entries(PROJECT_CATEGORIES).map(([code, id]) => ({
    value: id,
    label: dynamic(`projects.category.${code as ProjectCategory}`),
  }));
  const statuses = STATUSES.map((status) => ({
    value: status,
    label: dynamic(`approval.status.${status}`),
  }));
  const search = (text: string) => onChange({ all_parameters: text || undefined });
  const clearing = (label: string) => ({ 'aria-label': t('projectPage.list.clear', { label }) });

  return (
    <search className={classes.filters}>
      <TextInput
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
        label={t('projectPage.list.search')}
        value={words}
        onChange={(event) => search(event.currentTarget.value)}
        maxLength={200}
        rightSection={
          words && (
            <CloseButton
              size="sm"
              onClick={() => search('')}
              {...clearing(t('projectPage.list.search'))}
            />
          )
        }
        data-search
      />
      <Select
        label={t('projectPage.category')}
        data={categories}
        value={filters.category ?? null}
        placeholder={t('projectPage.list.anyCategory')}
        onChange={(id) =>
          onChange({ category: id ? PROJECT_CATEGORIES[categoryOf(id as CategoryId)] : undefined })
        }
        clearable
        clearButtonProps={clearing(t('projectPage.category'))}
      />
      <Select
        label={t('projectPage.list.status')}
        data={statuses}
        value={filters.current_status ?? null}
        placeholder={t('projectPage.list.anyStatus')}
        onChange={(status) => onChange({ current_status: status ?? undefined })}
        clearable
        clearButtonProps={clearing(t('projectPage.list.status'))}
      />
    </search>
  );
}
