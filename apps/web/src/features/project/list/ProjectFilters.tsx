import { Group, Select, TextInput } from '@mantine/core';
import {
  type CategoryId,
  categoryOf,
  PROJECT_CATEGORIES,
  type ProjectCategory,
} from '@pv/contract';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ProjectFilters as Filters } from '../api/use-projects.ts';

/** Search by any words and by category; the state is the address of the page. */
export function ProjectFilters(props: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t, dynamic } = useTexts();
  const { filters, onChange } = props;
  const categories = Object.entries(PROJECT_CATEGORIES).map(([code, id]) => ({
    value: id,
    label: dynamic(`projects.category.${code as ProjectCategory}`),
  }));
  return (
    <Group gap="sm" mb="md" align="end" role="search">
      <TextInput
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
        label={t('projectPage.list.search')}
        value={filters.all_parameters ?? ''}
        onChange={(event) => onChange({ all_parameters: event.currentTarget.value || undefined })}
        maxLength={200}
        flex="1 1 240px"
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
        clearButtonProps={{ 'aria-label': t('projectPage.list.anyCategory') }}
        flex="0 1 320px"
      />
    </Group>
  );
}
