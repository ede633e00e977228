import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PartPlace } from '../../platform/states/LoadFailure.tsx';
import { partAhead } from '../../ui/lazy.ts';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { onFirstSign } from '../../ui/use-awake.ts';
import { AuthCard } from './components/AuthCard.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { SignUpForm } from './components/SignUpForm.tsx';
import {
  type PendingRegistration,
  readPending,
  writePending,
} from './hooks/pending-registration.ts';
import { useSignUpForm } from './hooks/use-sign-up-form.ts';

const code = partAhead(async () => (await import('./components/CodeStep.tsx')).CodeStep);

/** Registration: the form, then the code. Going back to the form finds it as it was left. */
export function SignUpPage() {
  const { t } = useTexts();
  const typed = useLocation({ select: ({ state }) => state.email ?? '' });
  const { email } = useSearch({ from: '/sign-up' });
  const [pending, setPending] = useState<PendingRegistration | null>(() => readPending(email));
  const form = useSignUpForm(pending?.email || (email ?? typed));

  // it follows the form, so it comes with the first thing that somebody does there
  useEffect(() => onFirstSign(code.ask), []);

  function become(next: PendingRegistration | null) {
    writePending(next);
    setPending(next);
  }

  if (pending) {
    return (
      <AuthCard title={t('auth.code.title')}>
        <PartPlace forget={code.forget} shape={<FieldsSkeleton fields={1} />}>
          <code.Part pending={pending} password={form.values.password} onPending={become} />
        </PartPlace>
      </AuthCard>
    );
  }
  const foot = (
    <>
      {t('auth.signUp.haveAccount')}{' '}
      <QuietLink to="/sign-in" email={form.values.email.trim()}>
        {t('auth.signUp.signIn')}
      </QuietLink>
    </>
  );
  return (
    <AuthCard title={t('auth.signUp.title')} foot={foot}>
      <SignUpForm form={form} onPending={become} />
    </AuthCard>
  );
}
