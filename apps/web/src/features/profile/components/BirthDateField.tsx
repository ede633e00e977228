import { DateInput } from '@mantine/dates';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorKey } from '../../../ui/form/field-error.ts';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import { FieldFrame, inputId } from './FieldFrame.tsx';

/** The date of birth, typed or chosen. */
export function BirthDateField() {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField('birth_date');
  return (
    <FieldFrame name="birth_date">
      <DateInput
        id={inputId('birth_date')}
        label={t('profile.field.birth_date')}
        description={t('profile.hint.birth_date')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={error ? t(fieldErrorKey(error)) : null}
        valueFormat="DD.MM.YYYY"
        defaultLevel="decade"
        clearable
        value={value}
        onChange={edit}
        onBlur={flush}
      />
    </FieldFrame>
  );
}
