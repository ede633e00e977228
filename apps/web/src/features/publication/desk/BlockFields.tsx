import { Select } from '@mantine/core';
import { BLOCK_ICONS, blockTypeId } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { BlockIcon } from '../../../ui/BlockIcon.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import classes from './Desk.module.css';
import { StageField } from './StageField.tsx';

/** The first of the types that hold guides. */
const GUIDES = blockTypeId('guides-research');

/** What only info blocks have: the picture beside the title and, of guides, the stage they help with. */
export function OfBlock({ article: { place }, form, state }: ArticleFieldsProps) {
  const { t } = useTexts();
  const { icon = null } = state.values;
  const guide = place.kind === 'block' && place.type_id >= GUIDES;
  return (
    <div className={classes.pair}>
      <Select
        label={t('publication.desk.icon')}
        data={BLOCK_ICONS.map((value) => ({
          value,
          label: t(`publication.desk.icons.${value}`),
        }))}
        leftSection={icon && <BlockIcon name={icon} size={18} />}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <BlockIcon name={BLOCK_ICONS.find((name) => name === option.value) ?? null} size={18} />
            {option.label}
          </span>
        )}
        value={icon}
        clearable
        onChange={(value) => form.edit('icon', BLOCK_ICONS.find((name) => name === value) ?? null)}
      />
      {guide && <StageField form={form} state={state} />}
    </div>
  );
}
