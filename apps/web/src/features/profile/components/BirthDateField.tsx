import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { FieldFrame, inputId, useProfileField } from './FieldFrame.tsx';

/** The calendar opens at the decade in which most students were born. */
const USUAL_AGE = 20;
const YOUNGEST = 14;
const EXAMPLE = '2004-05-17';

/** The date of birth, typed or chosen. */
export function BirthDateField() {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField('birth_date');
  return (
    <FieldFrame name="birth_date">
      <DayInput
        id={inputId('birth_date')}
        label={t('profile.field.birth_date')}
        description={t('profile.hint.birth_date', { example: dayText(EXAMPLE, t) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        example={EXAMPLE}
        error={error ? fieldErrorText(t, error) : null}
        defaultLevel="decade"
        defaultDate={`${new Date().getFullYear() - USUAL_AGE}-01-01`}
        maxDate={`${new Date().getFullYear() - YOUNGEST}-12-31`}
        value={value}
        onChange={edit}
        onUnread={edit}
        onBlur={flush}
      />
    </FieldFrame>
  );
}
