import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { codeSchema, emailSchema, typedPasswordSchema } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices, useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { useConfirmEmail, useRequestEmail } from '../api.ts';
import classes from './EmailChange.module.css';

interface CodeFormProps {
  email: string;
  onOther: () => void;
  onDone: () => void;
}

/** The six digits from the mail; with them the address is one's own. */
function CodeForm({ email, onOther, onDone }: CodeFormProps) {
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
          void session.renewAnew();
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

interface NewEmailFormProps {
  /** The address as it was typed before the dialog was closed. */
  typed: string;
  onTyped: (email: string) => void;
  /** Hears of the address that the code has gone to. */
  onSent: (email: string) => void;
}

/** The new address and the password. */
function NewEmailForm({ typed, onTyped, onSent }: NewEmailFormProps) {
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

/** The address of the account, which is changed by a code; a closed dialog goes on where it was. */
export function EmailChange({ email }: { email: string }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => setOpened(false);
  return (
    <>
      <div className={classes.line}>
        <TextInput label={t('profile.field.email')} value={email} readOnly variant="filled" />
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('account.email.change')}
        </Button>
      </div>
      <Modal
        opened={opened}
        onClose={close}
        title={t('account.email.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {sentTo === null ? (
          <NewEmailForm typed={typed} onTyped={setTyped} onSent={setSentTo} />
        ) : (
          <CodeForm
            email={sentTo}
            onOther={() => setSentTo(null)}
            onDone={() => {
              setSentTo(null);
              setTyped('');
              close();
            }}
          />
        )}
      </Modal>
    </>
  );
}
