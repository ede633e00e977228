import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { codeSchema } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { useConfirmEmail } from '../api.ts';
import classes from './EmailChange.module.css';

interface CodeFormProps {
  email: string;
  onOther: () => void;
  onDone: () => void;
}

/** The six digits from the mail; with them the address is one's own. */
export function CodeForm({ email, onOther, onDone }: CodeFormProps) {
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const confirm = useConfirmEmail();
  const form = useForm({ initialValues: { code: '' }, validate: { code: check(codeSchema) } });
  const field = useField(form);

  const submit = submitForm(form, ({ code }) =>
    confirm.mutate(
      { body: { email, code } },
      {
        onSuccess: () => {
          toasts.success(t('account.email.done', { email }));
          // the token still says the old address
          void session.renew();
          onDone();
        },
        onError: (error) => {
          if (isApiError(error, 'code_wrong')) showErrors(form, { code: 'code_wrong' });
        },
      },
    ),
  );
  const failure = confirm.error && !isApiError(confirm.error, 'code_wrong') ? confirm.error : null;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Text>{t('account.email.sent', { email })}</Text>
      <TextInput
        label={t('auth.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        {...field('code')}
      />
      {failure && (
        <Text role="alert" c="var(--pv-danger)">
          {describeError(failure, t)}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('account.email.told')}
      </Text>
      <Button type="submit" loading={confirm.isPending}>
        {t('account.email.submit')}
      </Button>
      <Button variant="subtle" onClick={onOther}>
        {t('account.email.other')}
      </Button>
    </form>
  );
}
