import { Button, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordSchema, typedPasswordSchema } from '@pv/contract';
import { isApiError } from '../../../app/api/api-error.ts';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { check } from '../../../ui/form/check.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { useChangePassword } from '../api/use-change-password.ts';
import classes from './Security.module.css';

/** Changes the password by the present one. */
export function PasswordChange() {
  const { t } = useTexts();
  const toasts = useToasts();
  const change = useChangePassword();
  const form = useForm({
    initialValues: { old: '', fresh: '', repeat: '' },
    validate: {
      old: check(typedPasswordSchema),
      fresh: check(passwordSchema),
      repeat: (repeat, { fresh }) => (repeat === fresh ? null : 'password_repeat'),
    },
  });
  const field = useField(form);

  const submit = submitForm(form, ({ old, fresh }) =>
    change.mutate(
      { body: { old_password: old, new_password: fresh } },
      {
        onSuccess: () => {
          form.reset();
          toasts.success(t('profile.password.done'));
        },
        onError: (error) => {
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
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        {...field('fresh')}
      />
      <PasswordField
        label={t('auth.passwordRepeat')}
        autoComplete="new-password"
        {...field('repeat')}
      />
      <Button type="submit" variant="default" loading={change.isPending}>
        {t('profile.password.submit')}
      </Button>
    </form>
  );
}
