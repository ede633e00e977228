import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailSchema, typedPasswordSchema } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { useRequestEmail } from '../api.ts';
import classes from './EmailChange.module.css';

interface NewEmailFormProps {
  /** The address as it was typed before the dialog was closed. */
  typed: string;
  onTyped: (email: string) => void;
  /** Hears of the address that the code has gone to. */
  onSent: (email: string) => void;
}

/** The new address and the password. */
export function NewEmailForm({ typed, onTyped, onSent }: NewEmailFormProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const request = useRequestEmail();
  const form = useForm({
    initialValues: { email: typed, password: '' },
    onValuesChange: ({ email }) => onTyped(email),
    validateInputOnBlur: ['email'],
    validate: { email: check(emailSchema), password: check(typedPasswordSchema) },
  });
  const field = useField(form);

  const submit = submitForm(form, (body) =>
    request.mutate(
      { body },
      {
        onSuccess: () => onSent(emailSchema.parse(body.email)),
        onError: (error) => {
          if (isApiError(error, 'password_wrong')) showErrors(form, { password: 'password_wrong' });
          else if (isApiError(error, 'user_exists')) showErrors(form, { email: 'email_taken' });
          // the code of a minute ago still works
          else if (isApiError(error, 'code_too_soon')) onSent(emailSchema.parse(body.email));
          else toasts.failure(error);
        },
      },
    ),
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Text>{t('account.email.intro')}</Text>
      <TextInput
        label={t('account.email.fresh')}
        type="email"
        autoComplete="email"
        data-autofocus
        {...field('email')}
      />
      <PasswordField
        label={t('profile.password.old')}
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" loading={request.isPending}>
        {t('account.email.send')}
      </Button>
    </form>
  );
}
