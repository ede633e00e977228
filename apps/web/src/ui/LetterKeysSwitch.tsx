import { Switch } from '@mantine/core';
import { useTexts } from '../i18n/LanguageContext.tsx';
import { useLetterKeys } from './letter-keys.ts';

/** Turns commands by one key off for those who dictate, or touch keys by chance. */
export function LetterKeysSwitch() {
  const { t } = useTexts();
  const { on, turn } = useLetterKeys();
  return (
    <Switch
      label={t('shell.shortcuts.letters')}
      description={t('shell.shortcuts.lettersAbout')}
      checked={on}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}
