import { Select } from '@mantine/core';
import { BLOCK_STAGES } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';

/** The stage of a project that a guide or an article helps with; none is the project as a whole. */
export function StageField({ form, state }: Pick<ArticleFieldsProps, 'form' | 'state'>) {
  const { t } = useTexts();
  return (
    <Select
      label={t('publication.desk.stage')}
      placeholder={t('publication.desk.anyStage')}
      data={BLOCK_STAGES.map((value) => ({ value, label: t(`pages.guides.stage.${value}`) }))}
      value={state.values.stage ?? null}
      clearable
      onChange={(value) => form.edit('stage', BLOCK_STAGES.find((name) => name === value) ?? null)}
    />
  );
}
