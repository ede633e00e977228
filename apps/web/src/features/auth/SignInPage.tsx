import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices } from '../../platform/ServicesContext.tsx';
import { AuthCard } from './components/AuthCard.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { SignInForm } from './components/SignInForm.tsx';

/** Signing in. */
export function SignInPage() {
  const { t } = useTexts();
  const email = useLocation({ select: ({ state }) => state.email ?? '' });
  const { returnAddress } = useServices();
  // it may be forgotten on the way out of here, and the line would go a moment before the page
  const [leadsBack] = useState(() => returnAddress.read() !== null);
  const [typed, setTyped] = useState(email);
  const foot = (
    <>
      {t('auth.signIn.noAccount')}{' '}
      <QuietLink to="/sign-up" email={typed}>
        {t('auth.signIn.signUp')}
      </QuietLink>
    </>
  );
  return (
    <AuthCard
      title={t('auth.signIn.title')}
      note={leadsBack ? t('auth.signIn.leadsBack') : undefined}
      foot={foot}
    >
      <SignInForm email={email} onEmail={setTyped} />
    </AuthCard>
  );
}
