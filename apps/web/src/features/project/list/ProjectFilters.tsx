import { Button, Select } from '@mantine/core';
import { PROJECT_SORTS } from '@pv/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { type FieldsProps, FoldedFields } from './FoldedFields.tsx';
import classes from './ProjectFilters.module.css';
import { countFolded } from './search.ts';

/**
 * Search by any words, the order, and under a button the single fields; the state is the address of the
 * page. `folded` leaves the fields closed though some are filled: the name of the filter says it.
 */
export function ProjectFilters({ search, onChange, folded }: FieldsProps & { folded: boolean }) {
  const { t } = useTexts();
  const count = countFolded(search);
  const [opened, setOpened] = useState(count > 0 && !folded);
  const fields = useId();
  const sorts = PROJECT_SORTS.map((value) => ({ value, label: t(`projectList.sorts.${value}`) }));
  const chosen = (value: string | null) => PROJECT_SORTS.find((sort) => sort === value);
  return (
    <search className={classes.filters}>
      <div className={classes.line}>
        <SearchField
          main
          label={t('projectPage.list.search')}
          clear={t('projectPage.list.clear', { label: t('projectPage.list.search') })}
          words={search.all_parameters ?? ''}
          onWords={(text) => onChange({ all_parameters: text || undefined })}
        />
        <Select
          label={t('projectList.sort')}
          data={sorts}
          value={search.sort ?? 'move'}
          allowDeselect={false}
          onChange={(value) => onChange({ sort: chosen(value) })}
        />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.8} aria-hidden="true" />}
          aria-expanded={opened}
          aria-controls={fields}
          onClick={() => setOpened(!opened)}
        >
          {count > 0 ? t('projectList.filtersCount', { count }) : t('projectList.filters')}
        </Button>
      </div>
      <div id={fields} className={classes.fields} hidden={!opened}>
        {opened && <FoldedFields search={search} onChange={onChange} />}
      </div>
    </search>
  );
}
