import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import classes from './Security.module.css';
import { SessionList } from './SessionList.tsx';

/** The password and the places where one is signed in. */
export function Security() {
  const { t } = useTexts();
  return (
    <Section id="security" title={t('profile.section.security')}>
      <div className={classes.parts}>
        <PasswordChange />
        <SessionList />
      </div>
    </Section>
  );
}
