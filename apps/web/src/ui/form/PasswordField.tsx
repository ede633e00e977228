import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** A password, with the button that shows it within reach of the Tab key and with a name. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTexts();
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show'), tabIndex: 0 }}
    />
  );
}
