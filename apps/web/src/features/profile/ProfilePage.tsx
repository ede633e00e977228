import { Button, SegmentedControl, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type ProjectType,
  passwordSchema,
  projectTypeSchema,
  typedPasswordSchema,
} from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { check, checkRepeat, useField } from '../../ui/form/field.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { showErrors, submitForm } from '../../ui/form/submit-form.ts';
import { LetterKeysSwitch } from '../../ui/LetterKeysSwitch.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { AccountEnd, OwnData } from '../account/public.ts';
import { FormAlert, PasswordStrength } from '../auth/public.ts';
import { NotesInProfile } from '../note/public.ts';
import { useChangePassword, useProfile } from './api.ts';
import { CodeList } from './components/CodeList.tsx';
import { ProfileContents } from './components/ProfileContents.tsx';
import { ProfileForm } from './components/ProfileForm.tsx';
import classes from './components/Security.module.css';
import { SessionList } from './components/SessionList.tsx';
import profilePageClasses from './ProfilePage.module.css';

/** The personal codes by which others take this person into their teams. */
function InviteCodes() {
  const { t } = useTexts();
  const [kind, setKind] = useState<ProjectType>('nir');
  const session = useSessionState();
  const open = session.kind === 'in' && session.claims.profile !== null;
  const kinds = projectTypeSchema.options.map((value) => ({
    value,
    label: t(`profile.kind.${value}`),
  }));
  return (
    <Section
      id="codes"
      title={t('profile.section.codes')}
      lead={open ? t('profile.codes.intro') : t('profile.codes.locked')}
    >
      {open && (
        <>
          <SegmentedControl
            aria-label={t('profile.codes.kind')}
            data={kinds}
            value={kind}
            onChange={setKind}
            mb="md"
          />
          <CodeList kind={kind} />
        </>
      )}
    </Section>
  );
}

/** The way to what comes by mail. */
function Mails() {
  const { t } = useTexts();
  return (
    <Section
      id="notifications"
      title={t('notifications.settings.title')}
      lead={t('notifications.settings.lead')}
    >
      <Button component={Link} to="/notifications/mails" variant="default">
        {t('notifications.unsubscribed.settings')}
      </Button>
    </Section>
  );
}

/** What keys do for this person on this device. */
function Keyboard() {
  const { t } = useTexts();
  return (
    <Section id="keyboard" title={t('profile.keyboard.title')} lead={t('profile.keyboard.lead')}>
      <LetterKeysSwitch />
    </Section>
  );
}

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

/** The password and the places where one is signed in. */
function Security() {
  const { t } = useTexts();
  return (
    <Section id="security" title={t('profile.section.security')}>
      <div className={classes.parts}>
        <PasswordChange />
        <SessionList />
      </div>
    </Section>
  );
}

/** The person's own profile. */
export function ProfilePage() {
  const { t } = useTexts();
  const profile = useProfile();
  const session = useSessionState();
  // who has yet to fill the profile begins with it, and has no codes before
  const open = session.kind === 'in' && session.claims.profile !== null;
  return (
    <div>
      <PageHeader title={t('profile.title')} />
      <p className={profilePageClasses.lead}>{t('profile.lead')}</p>
      {profile.isPending && <FieldsSkeleton fields={6} />}
      {profile.isLoadingError && <LoadFailure error={profile.error} onRetry={profile.refetch} />}
      {profile.data && (
        <div className={profilePageClasses.columns}>
          <ProfileContents order={open ? 'codesFirst' : 'formFirst'} />
          <div className={profilePageClasses.parts}>
            {open && <InviteCodes />}
            <ProfileForm key={profile.data.id} profile={profile.data} />
            <Mails />
            <Keyboard />
            <NotesInProfile />
            <Security />
            <OwnData />
            <AccountEnd />
            {!open && <InviteCodes />}
          </div>
        </div>
      )}
    </div>
  );
}
