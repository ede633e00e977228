import { Checkbox } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import { LineField } from './LineField.tsx';

/** The middle name, or the tick that there is none. */
export function MiddleNameField() {
  const { t } = useTexts();
  const name = useProfileField('middle_name');
  const none = useProfileField('no_middle_name');
  return (
    <div>
      <LineField name="middle_name" autoComplete="additional-name" disabled={none.value} />
      <Checkbox
        mt="xs"
        label={t('profile.field.no_middle_name')}
        checked={none.value}
        onChange={(event) => {
          none.edit(event.currentTarget.checked);
          if (event.currentTarget.checked) name.edit('');
          none.flush();
        }}
      />
    </div>
  );
}
