import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useResendCode } from '../api.ts';
import { type PendingRegistration, resendFrom, sentBefore } from '../hooks/pending-registration.ts';

export interface ResendCodeProps {
  pending: PendingRegistration;
  onPending: (pending: PendingRegistration) => void;
  /** A new code is on its way. */
  onSent: () => void;
}

/** Asks for a new code; until one may be asked for it shows how long to wait, also after a reload. */
export function ResendCode({ pending, onPending, onSent }: ResendCodeProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const resend = useResendCode();
  const send = () =>
    resend.mutate(
      {
        body: pending.email
          ? { email: pending.email }
          : { registration_id: pending.registrationId },
      },
      {
        onSuccess: () => {
          onSent();
          onPending({ ...pending, ...sentBefore(undefined, Date.now()) });
          toasts.success(t('auth.notice.codeSent'));
        },
        onError: (error) => {
          if (!isApiError(error) || !error.data.wait) return;
          onPending({ ...pending, ...sentBefore(Number(error.data.wait), Date.now()) });
        },
      },
    );
  const button = (label: string, waiting: boolean) => (
    <Button variant="default" disabled={waiting} loading={resend.isPending} onClick={send}>
      {label}
    </Button>
  );
  return (
    <Countdown
      from={pending.notedAt}
      until={resendFrom(pending)}
      running={(time) => button(t('auth.code.againIn', { time }), true)}
      over={button(t('auth.code.again'), false)}
    />
  );
}
