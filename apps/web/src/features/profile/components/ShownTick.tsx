import { Checkbox } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';

/** Whether teammates see the field above; otherwise only its owner does. */
export function ShownTick({ name }: { name: 'show_phone' | 'show_birth_date' }) {
  const { t } = useTexts();
  const { value, edit, flush } = useProfileField(name);
  return (
    <Checkbox
      mt="xs"
      label={t(`profile.field.${name}`)}
      description={t(value ? 'profile.hint.shown' : 'profile.hint.hidden')}
      checked={value}
      onChange={(event) => {
        edit(event.currentTarget.checked);
        flush();
      }}
    />
  );
}
