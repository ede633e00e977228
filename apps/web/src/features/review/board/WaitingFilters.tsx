import { Select } from '@mantine/core';
import { WAITING_KINDS, type WaitingKind, type WaitingSummary } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { WaitingFilters as Filters } from '../api.ts';
import classes from './Board.module.css';

/** Narrows the board to one kind of wait or to one project; the state is the address of the page. */
export function WaitingFilters(props: {
  filters: Filters;
  summary: WaitingSummary;
  onChange: (change: Partial<Filters>) => void;
}) {
  const { t } = useTexts();
  const { filters, summary, onChange } = props;
  const clearing = (label: string) => ({
    'aria-label': t('projectPage.list.clear', { label }),
  });
  return (
    <search className={classes.filters}>
      <Select
        label={t('reviews.kind')}
        placeholder={t('reviews.anyKind')}
        data={WAITING_KINDS.map((kind) => ({
          value: kind,
          label: `${t(`reviews.kinds.${kind}`)} (${summary.kinds[kind]})`,
        }))}
        value={filters.kind ?? null}
        onChange={(kind) => onChange({ kind: (kind as WaitingKind | null) ?? undefined })}
        clearable
        clearButtonProps={clearing(t('reviews.kind'))}
      />
      <Select
        label={t('reviews.project')}
        placeholder={t('reviews.anyProject')}
        data={summary.projects.map(({ id, title, count }) => ({
          value: id,
          label: t('reviews.projectCount', { title, count }),
        }))}
        value={filters.project ?? null}
        onChange={(project) => onChange({ project: project ?? undefined })}
        searchable
        limit={100}
        nothingFoundMessage={t('shell.palette.nothing')}
        clearable
        clearButtonProps={clearing(t('reviews.project'))}
      />
    </search>
  );
}
