import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LetterKeysSwitch } from '../../../ui/LetterKeysSwitch.tsx';
import { Section } from '../../../ui/PageHeader.tsx';

/** What keys do for this person on this device. */
export function Keyboard() {
  const { t } = useTexts();
  return (
    <Section id="keyboard" title={t('profile.keyboard.title')} lead={t('profile.keyboard.lead')}>
      <LetterKeysSwitch />
    </Section>
  );
}
