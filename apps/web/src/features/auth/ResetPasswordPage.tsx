import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailSchema, mailAddress } from '@pv/contract';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { PartPlace } from '../../platform/states/LoadFailure.tsx';
import { check, useField } from '../../ui/form/field.ts';
import { submitForm } from '../../ui/form/submit-form.ts';
import { partAhead } from '../../ui/lazy.ts';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { useRequestReset } from './api.ts';
import { AuthCard } from './components/AuthCard.tsx';
import type { BadLink } from './components/bad-link.ts';
import { Captcha } from './components/Captcha.tsx';
import { CaptchaWayOut } from './components/CaptchaWayOut.tsx';
import { FormAlert } from './components/FormAlert.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { useCaptcha } from './hooks/use-captcha.ts';

/** Says where the recovery link went, the same whether the address is known or not. */
function CheckMail({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useTexts();
  return (
    <AuthCard
      follows
      title={t('auth.recovery.sentTitle')}
      foot={
        <QuietLink to="/sign-in" email={email}>
          {t('auth.recovery.back')}
        </QuietLink>
      }
    >
      <p role="status">{t('auth.recovery.sent', { email })}</p>
      <Button variant="default" onClick={onOther}>
        {t('auth.recovery.other')}
      </Button>
    </AuthCard>
  );
}

/**
 * Asks for the address to send a recovery link to, then says to look into the mail. Whoever comes by a
 * link that does not work is told so here.
 */
function Recovery({ email, bad }: { email: string; bad: BadLink | null }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const request = useRequestReset();
  const captcha = useCaptcha();
  const [asked, setAsked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email },
    validate: { email: check(emailSchema) },
    validateInputOnBlur: true,
  });
  const field = useField(form);

  const submit = submitForm(form, (values) => {
    if (asked && !captcha.passed()) return;
    request.mutate(
      { body: { ...values, ...captcha.body() } },
      {
        onSuccess: () => {
          setSentTo(mailAddress(values.email));
          toasts.success(t('auth.notice.linkSent'));
        },
        onError: (error) => {
          captcha.again();
          if (isApiError(error, 'captcha_required', 'captcha_failed')) setAsked(true);
        },
      },
    );
  });

  if (sentTo) return <CheckMail email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <AuthCard
      title={t('auth.recovery.title')}
      foot={
        <QuietLink to="/sign-in" email={form.values.email.trim()}>
          {t('auth.recovery.back')}
        </QuietLink>
      }
    >
      <FormAlert words={bad && t(`auth.notice.${bad}`)} />
      <p>{t('auth.recovery.intro')}</p>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          {...field('email')}
        />
        {asked && (
          <div>
            <Captcha key={captcha.attempt} onState={captcha.onState} />
            <CaptchaWayOut captcha={captcha} note={t('auth.recovery.withoutCaptcha')} />
          </div>
        )}
        <FormAlert error={captcha.missing ?? request.error} />
        <Button type="submit" loading={request.isPending}>
          {t('auth.recovery.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}

/** What a link from the mail opens; who has none does not load it. */
const newPassword = partAhead(
  async () => (await import('./components/NewPassword.tsx')).NewPassword,
);

/**
 * Recovery of the password. Without a link it asks for the address, known where it was typed before; a link from the mail brings `id` and
 * `email`, which leave the address bar and the history at once.
 */
export function ResetPasswordPage() {
  const search = useSearch({ from: '/reset-password' });
  const typed = useLocation({ select: ({ state }) => state.email ?? '' });
  const navigate = useNavigate();
  const [link, setLink] = useState(search);
  /** Why the link that brought here does not work. */
  const [bad, setBad] = useState<BadLink | null>(null);
  const { id, email } = link;

  const forget = useCallback((why: BadLink) => {
    setBad(why);
    setLink(({ email: known }) => ({ ...(known && { email: known }) }));
  }, []);

  useEffect(() => {
    if (!search.id) return;
    setLink(search);
    // a mail program has cut the link
    setBad(search.email ? null : 'linkInvalid');
    void navigate({ to: '/reset-password', search: {}, replace: true });
  }, [search, navigate]);

  if (id && email) {
    return (
      <PartPlace forget={newPassword.forget} shape={<FieldsSkeleton fields={2} />}>
        <newPassword.Part id={id} email={email} onBadLink={forget} />
      </PartPlace>
    );
  }
  return <Recovery email={email ?? typed} bad={bad} />;
}
