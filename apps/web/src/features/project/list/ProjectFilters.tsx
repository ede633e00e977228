import { Select } from '@mantine/core';
import {
  type CategoryId,
  categoryOf,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  type ProjectCategory,
  type ProjectType,
  projectTypeSchema,
  STARTUP_PROJECT_STATUSES,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ProjectFilters as Filters } from '../api/use-projects.ts';
import classes from './ProjectFilters.module.css';
import { SearchField } from './SearchField.tsx';

const COMPLETED = ['final_report_expected', 'succeeded'] as const;

/** The statuses that projects of a kind may have; of any kind where none is chosen. */
function statusesOf(type: ProjectType | undefined): readonly string[] {
  if (type === 'startup') return [...STARTUP_PROJECT_STATUSES, ...COMPLETED];
  if (type) return [...PROJECT_STATUSES, ...COMPLETED];
  return [...new Set([...PROJECT_STATUSES, ...STARTUP_PROJECT_STATUSES, ...COMPLETED])];
}

/** Search by any words, by kind, category and status; the state is the address of the page. */
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
  const statuses = statusesOf(filters.project_type).map((status) => ({
    value: status,
    label: dynamic(`approval.status.${status}`),
  }));
  const types = projectTypeSchema.options.map((type) => ({
    value: type,
    label: dynamic(`profile.kind.${type}`),
  }));
  // what another kind of project does not have is not asked for any more
  const choose = (type: string | null) =>
    onChange({
      project_type: type ? projectTypeSchema.parse(type) : undefined,
      category: undefined,
      current_status: undefined,
    });
  const categorised = (filters.project_type ?? 'nir') === 'nir';
  const search = (text: string) => onChange({ all_parameters: text || undefined });
  const clearing = (label: string) => ({ 'aria-label': t('projectPage.list.clear', { label }) });

  return (
    <search className={classes.filters}>
      <SearchField words={words} onWords={search} />
      <Select
        label={t('profile.codes.kind')}
        data={types}
        value={filters.project_type ?? null}
        placeholder={t('projectPage.list.anyKind')}
        onChange={choose}
        clearable
        clearButtonProps={clearing(t('profile.codes.kind'))}
      />
      <Select
        label={t('projectPage.category')}
        data={categories}
        disabled={!categorised}
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
