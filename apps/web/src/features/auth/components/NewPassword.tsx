import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordSchema } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { check, checkRepeat, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { useResetPassword, useVerifyReset } from '../api.ts';
import { AuthCard } from './AuthCard.tsx';
import type { BadLink } from './bad-link.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

interface NewPasswordProps {
  /** From the link in the mail. */
  id: string;
  email: string;
  /** The link is wrong, old or used: back to asking for one. */
  onBadLink: (why: BadLink) => void;
  /** No answer came to a new password. */
  onSilence: () => void;
}

/** The new password, twice. Saving it ends all sessions, so the person signs in anew. */
function NewPasswordForm({ id, email, onBadLink, onSilence }: NewPasswordProps) {
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useForm({
    initialValues: { password: '', repeat: '' },
    validate: {
      password: check(passwordSchema),
      repeat: (repeat, { password }) => checkRepeat(repeat, password),
    },
    validateInputOnBlur: true,
  });
  const field = useField(form);

  const submit = submitForm(form, ({ password }) =>
    reset.mutate(
      { body: { id, email, password } },
      {
        onSuccess: () => {
          // another account than the one that is open here keeps its session
          const now = session.state();
          if (now.kind !== 'in' || now.claims.sub === email) session.end('left');
          toasts.success(t('auth.notice.passwordUpdated'));
          void navigate({ to: '/sign-in', state: { email } });
        },
        onError: (error) => {
          if (isApiError(error, 'network')) onSilence();
          if (!isApiError(error, 'link_used', 'link_invalid')) return;
          onBadLink(isApiError(error, 'link_used') ? 'linkUsed' : 'linkInvalid');
        },
      },
    ),
  );

  return (
    <form onSubmit={submit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div>
        <PasswordField
          label={t('auth.newPassword')}
          description={t('auth.passwordHint')}
          name="password"
          autoComplete="new-password"
          autoFocus
          {...field('password')}
        />
        <PasswordStrength password={form.values.password} own={[email]} />
      </div>
      <PasswordField
        label={t('auth.passwordRepeat')}
        name="repeat"
        autoComplete="new-password"
        {...field('repeat')}
      />
      <FormAlert error={reset.error} />
      <Button type="submit" loading={reset.isPending}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}

/** The new password behind a recovery link, once the link has proved good. */
export function NewPassword({ id, email, onBadLink }: Omit<NewPasswordProps, 'onSilence'>) {
  const { t } = useTexts();
  const { data, error, refetch } = useVerifyReset(id, email);
  // once it has proved good, a later silence does not take the form away
  const good = data !== undefined;
  /** A new password was sent and no answer came: it may be set, and the link works only once. */
  const [unanswered, setUnanswered] = useState(false);
  const giveUp = useCallback(
    (why: BadLink) => onBadLink(unanswered ? 'maybeChanged' : why),
    [unanswered, onBadLink],
  );
  const bad = isApiError(error, 'link_invalid', 'validation_failed');

  useEffect(() => {
    if (!bad) return;
    giveUp('linkInvalid');
  }, [bad, giveUp]);

  return (
    <AuthCard title={t('auth.reset.title')}>
      {good && (
        <>
          <p>{t('auth.reset.intro', { email })}</p>
          <NewPasswordForm
            id={id}
            email={email}
            onBadLink={giveUp}
            onSilence={() => setUnanswered(true)}
          />
        </>
      )}
      {!good && error && !bad && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!good && !error && <FieldsSkeleton fields={2} />}
    </AuthCard>
  );
}
