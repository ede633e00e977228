import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { AuthCard } from './components/AuthCard.tsx';
import { CodeStep } from './components/CodeStep.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { SignUpForm } from './components/SignUpForm.tsx';
import {
  type PendingRegistration,
  readPending,
  writePending,
} from './hooks/pending-registration.ts';
import { useSignUpForm } from './hooks/use-sign-up-form.ts';

/** Registration: the form, then the code. Going back to the form finds it as it was left. */
export function SignUpPage() {
  const { t } = useTexts();
  const [pending, setPending] = useState<PendingRegistration | null>(readPending);
  const { email = '' } = useSearch({ from: '/sign-up' });
  const form = useSignUpForm(pending?.email ?? email);

  function become(next: PendingRegistration | null) {
    writePending(next);
    setPending(next);
  }

  if (pending) {
    return (
      <AuthCard title={t('auth.code.title')}>
        <CodeStep pending={pending} password={form.values.password} onPending={become} />
      </AuthCard>
    );
  }
  const foot = (
    <>
      {t('auth.signUp.haveAccount')} <QuietLink to="/sign-in">{t('auth.signUp.signIn')}</QuietLink>
    </>
  );
  return (
    <AuthCard title={t('auth.signUp.title')} foot={foot}>
      <SignUpForm form={form} onPending={become} />
    </AuthCard>
  );
}
