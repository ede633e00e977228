import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Departure, mailAddress, typedPasswordSchema } from '@pv/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { copyOf } from '../../../editor/document/copy-name.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LAST_PERSON_KEY } from '../../../platform/address/return-address.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { draftPrefix } from '../../../platform/drafts.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { namesIn } from '../../../ui/storage.ts';
import { createKeyStore, type KeyPlace } from '../../note/public.ts';
import { useRemoveAccount } from '../api.ts';
import classes from '../LeavePage.module.css';

/**
 * Removes from the storage of this tab what it keeps for a person whose account is gone: drafts of
 * remarks, and who was here last.
 */
export function forgetInTab(storage: Storage, userId: string): void {
  const own = namesIn(storage).filter((name) => name.startsWith(draftPrefix(userId)));
  for (const name of [...own, LAST_PERSON_KEY]) storage.removeItem(name);
}

/** The parts of a window where things of a person are kept. */
export interface KeptPlace extends KeyPlace {
  localStorage: Storage;
  indexedDB?: {
    /** Not there in every browser. */
    databases?(): Promise<{ name?: string }[]>;
    deleteDatabase(name: string): unknown;
  };
}

/** Removes the entries of the storage; gives the copies of documents that they told of. */
function forgetEntries(storage: Storage, userId: string): Set<string> {
  const copies = new Set<string>();
  for (const name of namesIn(storage)) {
    const copy = copyOf(userId, name);
    if (copy) copies.add(copy);
    if (copy || name.startsWith(draftPrefix(userId))) storage.removeItem(name);
  }
  return copies;
}

/**
 * Removes from this browser what it keeps for a person whose account is gone: drafts, copies of documents,
 * the key of closed notes. What belongs to others at the same computer stays.
 */
export async function forgetOnDevice(place: KeptPlace, userId: string): Promise<void> {
  const { localStorage, indexedDB } = place;
  createKeyStore(place).forget(userId);
  const noted = forgetEntries(localStorage, userId);
  for (const copy of noted) indexedDB?.deleteDatabase(copy);
  // those of the time when none was noted
  for (const { name = '' } of (await indexedDB?.databases?.()) ?? []) {
    if (copyOf(userId, name) === name && !noted.has(name)) indexedDB?.deleteDatabase(name);
  }
}

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
