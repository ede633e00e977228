import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Departure, mailAddress, typedPasswordSchema } from '@pv/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { useRemoveAccount } from '../api.ts';
import { forgetInTab } from '../forget-in-tab.ts';
import { forgetOnDevice } from '../forget-on-device.ts';
import classes from '../LeavePage.module.css';

interface LeaveFormProps {
  departure: Departure;
  email: string;
  /** The projects are not what they were when the page was opened. */
  onChanged: () => void;
}

/** The password and, where projects go too, the typed address; then the account is gone. */
export function LeaveForm({ departure, email, onChanged }: LeaveFormProps) {
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const remove = useRemoveAccount();
  const typed = departure.solo.length > 0;
  const same = (value: string) => mailAddress(value) === email;
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: check(typedPasswordSchema),
      confirmation: (value) => (typed && !same(value) ? 'email_foreign' : null),
    },
  });
  const field = useField(form);

  function explain(error: unknown) {
    if (isApiError(error, 'password_wrong')) showErrors(form, { password: 'password_wrong' });
    else if (isApiError(error, 'stale_version', 'creator_of_shared_projects')) {
      toasts.warning(t('account.leave.changed'));
      onChanged();
    } else toasts.failure(error);
  }

  const submit = submitForm(form, ({ password, confirmation }) =>
    remove.mutate(
      { body: { password, ...(typed && { confirmation }) } },
      {
        onSuccess: () => {
          // the way home first, so that no guard complains; nothing is asked in the name of who is gone
          void navigate({ to: '/' });
          const gone = session.state();
          session.end('left');
          if (gone.kind === 'in') {
            forgetInTab(window.sessionStorage, gone.claims.uid);
            void forgetOnDevice(window, gone.claims.uid).catch(console.error);
          }
          toasts.success(t('account.leave.done'));
        },
        onError: explain,
      },
    ),
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('profile.password.old')}
        autoComplete="current-password"
        {...field('password')}
      />
      {typed && (
        <TextInput
          label={t('account.leave.confirm', { email })}
          autoComplete="off"
          inputMode="email"
          {...field('confirmation')}
        />
      )}
      <Group gap="sm">
        <Button type="submit" color="red" loading={remove.isPending}>
          {t('account.leave.submit')}
        </Button>
        <Button component={Link} to="/profile" variant="default">
          {t('account.leave.cancel')}
        </Button>
      </Group>
    </form>
  );
}
