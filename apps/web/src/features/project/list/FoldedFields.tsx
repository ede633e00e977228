import { Select } from '@mantine/core';
import {
  type CategoryId,
  categoryOf,
  PROJECT_CATEGORIES,
  type ProjectSearch,
  projectTypeSchema,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCategories } from '../../../platform/catalogues.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { statusGroups } from './status-groups.ts';

export interface FieldsProps {
  search: ProjectSearch;
  onChange: (change: Partial<ProjectSearch>) => void;
}

function Choices({ search, onChange }: FieldsProps) {
  const { t, dynamic } = useTexts();
  const categories = useCategories().map(({ id, title }) => ({ value: id, label: title }));
  const groups = statusGroups(search.project_type).map(({ name, statuses }) => ({
    group: t(`projectPage.list.statusOf.${name}`),
    items: statuses.map((status) => ({
      value: status,
      label: dynamic(`approval.status.${status}`),
    })),
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
  const clearing = (label: string) => ({
    clearable: true,
    clearButtonProps: { 'aria-label': t('projectPage.list.clear', { label }) },
  });
  return (
    <>
      <Select
        label={t('profile.codes.kind')}
        data={types}
        value={search.project_type ?? null}
        placeholder={t('projectPage.list.anyKind')}
        onChange={choose}
        {...clearing(t('profile.codes.kind'))}
      />
      <Select
        label={t('projectPage.category')}
        data={categories}
        disabled={(search.project_type ?? 'nir') !== 'nir'}
        value={search.category ?? null}
        placeholder={t('projectPage.list.anyCategory')}
        onChange={(id) =>
          onChange({ category: id ? PROJECT_CATEGORIES[categoryOf(id as CategoryId)] : undefined })
        }
        {...clearing(t('projectPage.category'))}
      />
      <Select
        label={t('projectPage.list.status')}
        data={groups}
        value={search.current_status ?? null}
        placeholder={t('projectPage.list.anyStatus')}
        onChange={(status) => onChange({ current_status: status ?? undefined })}
        {...clearing(t('projectPage.list.status'))}
      />
    </>
  );
}

/** The fields of the search that are not needed every day. */
export function FoldedFields({ search, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Choices search={search} onChange={onChange} />
      <SearchField
        label={t('projectList.titleField')}
        clear={t('projectPage.list.clear', { label: t('projectList.titleField') })}
        words={search.title ?? ''}
        onWords={(title) => onChange({ title: title || undefined })}
      />
      <SearchField
        label={t('projectList.author')}
        clear={t('projectPage.list.clear', { label: t('projectList.author') })}
        words={search.author ?? ''}
        onWords={(author) => onChange({ author: author || undefined })}
      />
      <SearchField
        label={t('projectList.group')}
        clear={t('projectPage.list.clear', { label: t('projectList.group') })}
        words={search.group ?? ''}
        onWords={(group) => onChange({ group: group || undefined })}
      />
    </>
  );
}
