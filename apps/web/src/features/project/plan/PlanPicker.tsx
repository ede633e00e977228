import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Project } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProjects } from '../list/api.ts';
import { withPlan } from './with-plan.ts';

/** Typing rests this long before the list is searched, ms. */
const REST = 250;

/** Leads to the plan of another project of the reader. */
export function PlanPicker({ project }: { project: Pick<Project, 'id' | 'title'> }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState(project.title);
  const [rested] = useDebouncedValue(text, REST);
  const searched = rested === project.title ? '' : rested.trim();
  const list = useProjects(searched ? { all_parameters: searched } : {});
  const looking = list.isFetching || rested !== text;
  const rows = withPlan(list.data?.rows ?? []);
  const others = rows.filter(({ id }) => id !== project.id);

  function choose(id: string | null) {
    const row = others.find((one) => one.id === id);
    if (row) void navigate({ to: '/stage-plan', search: { type: row.type, project: row.id } });
  }

  return (
    <Select
      aria-label={t('roadmap.page.other')}
      data={[project, ...others].map(({ id, title }) => ({ value: id, label: title }))}
      value={project.id}
      onChange={choose}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={t(looking ? 'shell.loading' : 'projectPage.list.notFound')}
      allowDeselect={false}
      maxDropdownHeight={360}
      w="min(320px, 100%)"
    />
  );
}
