import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { AuthCard } from './AuthCard.tsx';
import { QuietLink } from './QuietLink.tsx';

/** Says where the recovery link went, the same whether the address is known or not. */
export function CheckMail({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useTexts();
  return (
    <AuthCard
      follows
      title={t('auth.recovery.sentTitle')}
      foot={
        <QuietLink to="/sign-in" email={email}>
          {t('auth.recovery.back')}
        </QuietLink>
      }
    >
      <p role="status">{t('auth.recovery.sent', { email })}</p>
      <Button variant="default" onClick={onOther}>
        {t('auth.recovery.other')}
      </Button>
    </AuthCard>
  );
}
