import { Select } from '@mantine/core';
import {
  type CategoryId,
  categoryOf,
  PLAN_STATUS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
  type ProjectSearch,
  type ProjectType,
  projectTypeSchema,
  RESULT_STATUS,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCategories } from '../../../platform/catalogues.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';

/** Statuses that a row of the list may show, by the section that has them. */
interface StatusGroup {
  /** `either` has those that plans share with projects. */
  name: 'project' | 'either' | 'plan' | 'result';
  statuses: readonly string[];
}

type Sections = Record<'project' | 'plan' | 'result', readonly string[]>;

const COMPLETED = ['final_report_expected', 'succeeded'];
const RESEARCH: Sections = {
  project: PROJECT_STATUSES,
  plan: Object.values(PLAN_STATUS),
  result: Object.values(RESULT_STATUS),
};
const STARTUP: Sections = {
  project: STARTUP_PROJECT_STATUSES,
  plan: STARTUP_PLAN_STATUSES,
  result: STARTUP_RESULT_STATUSES,
};

const KINDS: Readonly<Record<ProjectType, Sections>> = {
  nir: RESEARCH,
  startup: STARTUP,
  // there is no roadmap: the only stage has a result and no plan
  article: { ...RESEARCH, plan: [PLAN_STATUS.created, PLAN_STATUS.reapproval] },
};

/** The statuses that projects of a kind may be found by; of any kind where none is chosen. */
export function statusGroups(type: ProjectType | undefined): StatusGroup[] {
  const kinds = type ? [KINDS[type]] : [RESEARCH, STARTUP];
  const of = (section: keyof Sections) => [...new Set(kinds.flatMap((kind) => kind[section]))];
  const [project, plan, result] = [of('project'), of('plan'), of('result')];
  return [
    { name: 'project', statuses: [...project.filter((one) => !plan.includes(one)), ...COMPLETED] },
    { name: 'either', statuses: project.filter((one) => plan.includes(one)) },
    { name: 'plan', statuses: plan.filter((one) => !project.includes(one)) },
    { name: 'result', statuses: result },
  ];
}

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
