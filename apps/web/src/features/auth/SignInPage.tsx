import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailSchema, mailAddress, typedPasswordSchema } from '@pv/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { check, useField } from '../../ui/form/field.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { submitForm } from '../../ui/form/submit-form.ts';
import { useSignIn } from './api.ts';
import { AuthCard } from './components/AuthCard.tsx';
import { Captcha } from './components/Captcha.tsx';
import { CaptchaWayOut } from './components/CaptchaWayOut.tsx';
import { FormAlert } from './components/FormAlert.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { pendingIn, writePending } from './hooks/pending-registration.ts';
import { useCaptcha } from './hooks/use-captcha.ts';

/**
 * Address and password, the address known where it was typed before; the captcha joins after several
 * failures, when the server asks for it. `onEmail` hears of the address as it is typed.
 */
function SignInForm(props: { email: string; onEmail: (email: string) => void }) {
  const { email } = props;
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const captcha = useCaptcha();
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initialValues: { email, password: '' },
    validate: { email: check(emailSchema), password: check(typedPasswordSchema) },
    validateInputOnBlur: ['email'],
    onValuesChange: (values) => props.onEmail(values.email.trim()),
  });
  const field = useField(form);

  function failed(error: unknown) {
    captcha.again();
    if (isApiError(error, 'captcha_required', 'captcha_failed')) setAsked(true);
    if (isApiError(error, 'credentials_wrong')) form.getInputNode('password')?.focus();
    const pending = pendingIn(error, mailAddress(form.values.email), Date.now());
    if (!pending) return;
    writePending(pending);
    // whether a new code is on its way the server says
    toasts.warning(describeError(error, t), '/sign-up');
    void navigate({ to: '/sign-up' });
  }

  const submit = submitForm(form, (values) => {
    if (asked && !captcha.passed()) return;
    signIn.mutate(
      { body: { ...values, ...captcha.body() } },
      {
        onSuccess: (tokens) => {
          session.accept(tokens);
          toasts.success(t('auth.notice.signedIn'));
        },
        onError: failed,
      },
    );
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // what was said of the last attempt is not said of this one
        signIn.reset();
        if (asked) captcha.passed();
        submit(event);
      }}
    >
      <TextInput
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={email === ''}
        {...field('email')}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        {...field('password')}
      />
      {asked && (
        <div>
          <Captcha key={captcha.attempt} onState={captcha.onState} />
          <CaptchaWayOut captcha={captcha} note={t('auth.signIn.withoutCaptcha')} />
        </div>
      )}
      <FormAlert error={captcha.missing ?? signIn.error} />
      <Button type="submit" loading={signIn.isPending}>
        {t('auth.signIn.submit')}
      </Button>
      <QuietLink to="/reset-password" email={form.values.email.trim()}>
        {t('auth.signIn.forgot')}
      </QuietLink>
    </form>
  );
}

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
