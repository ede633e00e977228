import { Select } from '@mantine/core';
import { EDUCATION_LEVELS } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import { FieldFrame, inputId } from './FieldFrame.tsx';

/** The level of education. */
export function EducationField() {
  const { t } = useTexts();
  const { value, edit, flush } = useProfileField('education_level');
  return (
    <FieldFrame name="education_level">
      <Select
        id={inputId('education_level')}
        label={t('profile.field.education_level')}
        placeholder={t('profile.education.choose')}
        required
        allowDeselect={false}
        data={EDUCATION_LEVELS.map((level) => ({
          value: level,
          label: t(`profile.education.${level}`),
        }))}
        value={value}
        onChange={(level) => {
          edit(level);
          flush();
        }}
      />
    </FieldFrame>
  );
}
