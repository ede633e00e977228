import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailSchema, mailAddress } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { useRequestReset } from '../api.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { AuthCard } from './AuthCard.tsx';
import type { BadLink } from './bad-link.ts';
import { Captcha } from './Captcha.tsx';
import { CaptchaWayOut } from './CaptchaWayOut.tsx';
import { FormAlert } from './FormAlert.tsx';
import { QuietLink } from './QuietLink.tsx';

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
export function Recovery({ email, bad }: { email: string; bad: BadLink | null }) {
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
