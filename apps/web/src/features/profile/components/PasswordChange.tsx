import { Button, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordSchema, typedPasswordSchema } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { check, checkRepeat, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { FormAlert, PasswordStrength } from '../../auth/public.ts';
import { useChangePassword } from '../api.ts';
import classes from './Security.module.css';

/** Changes the password by the present one. */
export function PasswordChange() {
  const { t } = useTexts();
  const { toasts } = useServices();
  const signedIn = useSessionState();
  const change = useChangePassword();
  /** No answer came to a try: the password may be the new one by now. */
  const [unanswered, setUnanswered] = useState(false);
  const form = useForm({
    initialValues: { old: '', fresh: '', repeat: '' },
    validate: {
      old: check(typedPasswordSchema),
      fresh: (fresh, { old }) =>
        check(passwordSchema)(fresh) ?? (fresh === old ? 'password_same' : null),
      repeat: (repeat, { fresh }) => checkRepeat(repeat, fresh),
    },
  });
  const maybeChanged = unanswered && isApiError(change.error, 'password_wrong');
  const field = useField(form);
  const own =
    signedIn.kind === 'in' ? [signedIn.claims.sub, signedIn.claims.profile?.name ?? ''] : [];

  const submit = submitForm(form, ({ old, fresh }) =>
    change.mutate(
      { body: { old_password: old, new_password: fresh } },
      {
        onSuccess: () => {
          form.reset();
          setUnanswered(false);
          toasts.success(t('profile.password.done'));
        },
        onError: (error) => {
          if (isApiError(error, 'network')) setUnanswered(true);
          if (isApiError(error, 'password_wrong')) showErrors(form, { old: 'password_wrong' });
          else toasts.failure(error);
        },
      },
    ),
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Title order={3}>{t('profile.password.title')}</Title>
      <PasswordField
        label={t('profile.password.old')}
        autoComplete="current-password"
        {...field('old')}
      />
      <div>
        <PasswordField
          label={t('auth.newPassword')}
          description={t('auth.passwordHint')}
          autoComplete="new-password"
          {...field('fresh')}
        />
        <PasswordStrength password={form.values.fresh} own={own} />
      </div>
      <PasswordField
        label={t('auth.passwordRepeat')}
        autoComplete="new-password"
        {...field('repeat')}
      />
      <FormAlert words={maybeChanged ? t('profile.password.maybeChanged') : null} />
      <Button type="submit" variant="default" loading={change.isPending}>
        {t('profile.password.submit')}
      </Button>
    </form>
  );
}
