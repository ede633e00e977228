import { Button, Checkbox, TextInput } from '@mantine/core';
import { CONSENTS, mailAddress } from '@pv/contract';
import { Rich, useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { useSignUp } from '../api.ts';
import { type PendingRegistration, pendingIn, sentBefore } from '../hooks/pending-registration.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import type { SignUpFormState } from '../hooks/use-sign-up-form.ts';
import { Captcha } from './Captcha.tsx';
import { CaptchaWayOut } from './CaptchaWayOut.tsx';
import { FormAlert } from './FormAlert.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { QuietLink } from './QuietLink.tsx';

/** Two separate consents, 152-FZ article 9: the rules, and the processing of personal data. */
function Consents({ form }: { form: SignUpFormState }) {
  const { t } = useTexts();
  const consent = (name: 'rules' | 'personalData') => {
    const { error, ...props } = form.getInputProps(name, { type: 'checkbox' });
    return { ...props, error: error ? t('auth.signUp.consentNeeded') : null };
  };
  return (
    <>
      <Checkbox
        label={
          <Rich
            text={t('auth.signUp.rules')}
            marks={{
              rules: (words) => (
                <QuietLink to="/rules" apart>
                  {words}
                </QuietLink>
              ),
            }}
          />
        }
        {...consent('rules')}
      />
      <Checkbox
        label={
          <Rich
            text={t('auth.signUp.personalData')}
            marks={{
              data: (words) => (
                <QuietLink to="/gpdr" apart>
                  {words}
                </QuietLink>
              ),
            }}
          />
        }
        {...consent('personalData')}
      />
    </>
  );
}

/** That an address has an account, with the ways into it; the address goes along. */
function TakenAddress({ email }: { email: string }) {
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

interface SignUpFormProps {
  form: SignUpFormState;
  /** The code is on its way. */
  onPending: (pending: PendingRegistration) => void;
}

const CONSENTED = [
  { code: 'rules', version: CONSENTS.rules },
  { code: 'personal_data', version: CONSENTS.personal_data },
] as const;

/** The first step of registration. */
export function SignUpForm({ form, onPending }: SignUpFormProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const signUp = useSignUp();
  const captcha = useCaptcha();
  const field = useField(form);
  const taken = isApiError(signUp.error, 'user_exists');

  const submit = submitForm(form, ({ email: typed, password }) => {
    if (!captcha.passed()) return;
    const email = mailAddress(typed);
    signUp.mutate(
      { body: { email, password, consents: [...CONSENTED], ...captcha.body() } },
      {
        onSuccess: ({ registration_id: registrationId, wait }) =>
          onPending({ email, registrationId, ...sentBefore(wait, Date.now()) }),
        onError: (error) => {
          captcha.again();
          if (isApiError(error, 'user_exists')) showErrors(form, { email: 'email_taken' });
          const pending = pendingIn(error, email, Date.now());
          if (!pending) return;
          toasts.warning(describeError(error, t), '/sign-up');
          onPending(pending);
        },
      },
    );
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // everything that is missing is told at once, also of the last attempt nothing more
        signUp.reset();
        captcha.passed();
        submit(event);
      }}
    >
      <TextInput
        label={t('auth.email')}
        description={t('auth.whyDomains')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        {...field('email')}
        {...(form.errors.email === 'email_taken' && {
          error: <TakenAddress email={form.values.email} />,
        })}
      />
      <div>
        <PasswordField
          label={t('auth.password')}
          description={t('auth.passwordHint')}
          name="password"
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordStrength password={form.values.password} own={[form.values.email]} />
      </div>
      <PasswordField
        label={t('auth.passwordRepeat')}
        name="repeat"
        autoComplete="new-password"
        {...field('repeat')}
      />
      <Consents form={form} />
      <div>
        <Captcha key={captcha.attempt} onState={captcha.onState} patient />
        <CaptchaWayOut captcha={captcha} />
      </div>
      <FormAlert error={captcha.missing ?? (taken ? null : signUp.error)} />
      <Button type="submit" loading={signUp.isPending}>
        {t('auth.signUp.submit')}
      </Button>
    </form>
  );
}
