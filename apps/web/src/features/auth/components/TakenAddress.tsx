import { Rich, useTexts } from '../../../i18n/LanguageContext.tsx';
import { QuietLink } from './QuietLink.tsx';

/** That an address has an account, with the ways into it; the address goes along. */
export function TakenAddress({ email }: { email: string }) {
  const { t } = useTexts();
  const link = (to: '/sign-in' | '/reset-password') => (words: string) => (
    <QuietLink to={to} email={email.trim()}>
      {words}
    </QuietLink>
  );
  return (
    <Rich
      text={t('auth.signUp.taken')}
      marks={{ enter: link('/sign-in'), recover: link('/reset-password') }}
    />
  );
}
