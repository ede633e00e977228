import { Checkbox, Group } from '@mantine/core';
import { projectTypeSchema } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ArticleFieldsProps } from './article-fields-props.ts';
import { StageField } from './StageField.tsx';

const KINDS = projectTypeSchema.options;

/** The projects that an article stands beside: of which kinds and, once there are any, at which stage. */
export function KindsField({ form, state }: Pick<ArticleFieldsProps, 'form' | 'state'>) {
  const { t } = useTexts();
  const { kinds = [] } = state.values;
  return (
    <>
      <Checkbox.Group
        label={t('publication.desk.kinds')}
        description={t('publication.desk.kindsHint')}
        value={kinds}
        onChange={(chosen) =>
          form.edit(
            'kinds',
            KINDS.filter((kind) => chosen.includes(kind)),
          )
        }
      >
        <Group mt={8}>
          {KINDS.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`publication.desk.kind.${kind}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      {kinds.length > 0 && <StageField form={form} state={state} />}
    </>
  );
}
