import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordSchema } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { check, checkRepeat, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { useResetPassword } from '../api.ts';
import type { BadLink } from './bad-link.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

export interface NewPasswordProps {
  /** From the link in the mail. */
  id: string;
  email: string;
  /** The link is wrong, old or used: back to asking for one. */
  onBadLink: (why: BadLink) => void;
  /** No answer came to a new password. */
  onSilence: () => void;
}

/** The new password, twice. Saving it ends all sessions, so the person signs in anew. */
export function NewPasswordForm({ id, email, onBadLink, onSilence }: NewPasswordProps) {
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
