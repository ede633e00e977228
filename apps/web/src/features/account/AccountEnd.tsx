import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Section } from '../../ui/PageHeader.tsx';

/** At the end of the profile: the way to delete the account. */
export function AccountEnd() {
  const { t } = useTexts();
  return (
    <Section id="leave" title={t('account.leave.title')} lead={t('account.leave.inProfile')}>
      <Button component={Link} to="/profile/leave" variant="default">
        {t('account.leave.open')}
      </Button>
    </Section>
  );
}
