import { Anchor, Button, Input, PinInput } from '@mantine/core';
import { codeSchema } from '@pv/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useResendCode, useVerifySignUp } from '../api.ts';
import {
  maskedAddress,
  PENDING_KEY,
  type PendingRegistration,
  resendFrom,
  sentBefore,
} from '../hooks/pending-registration.ts';
import { useAutomaticSignIn } from '../hooks/use-automatic-sign-in.ts';
import classes from './CodeStep.module.css';
import { FormAlert } from './FormAlert.tsx';
import { QuietLink } from './QuietLink.tsx';

/**
 * Remembers on the device that a registration waits for its code, so that whoever has closed the browser
 * finds the step of the code again. Not more of the address than may be shown: the device may be of many.
 */
export function rememberRegistration(
  device: Pick<Storage, 'setItem'>,
  pending: PendingRegistration,
): void {
  const { email, masked = maskedAddress(email) } = pending;
  try {
    device.setItem(PENDING_KEY, JSON.stringify({ ...pending, email: '', masked }));
  } catch {
    // without room the tab remembers it alone
  }
}

interface ResendCodeProps {
  pending: PendingRegistration;
  onPending: (pending: PendingRegistration) => void;
  /** A new code is on its way. */
  onSent: () => void;
}

/** Asks for a new code; until one may be asked for it shows how long to wait, also after a reload. */
function ResendCode({ pending, onPending, onSent }: ResendCodeProps) {
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

interface CodeStepProps {
  pending: PendingRegistration;
  /** As it stands in the form; empty after a reload. */
  password: string;
  /** A new code was sent, or, with null, the person goes back to the form. */
  onPending: (pending: PendingRegistration | null) => void;
}

/** The second step of registration: the six digits from the mail. */
export function CodeStep({ pending, password, onPending }: CodeStepProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const signIn = useAutomaticSignIn({ email: pending.email, password });
  const verify = useVerifySignUp();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  /** Refused codes and new ones; a new set of boxes takes the focus after each. */
  const [tried, setTried] = useState(0);
  const said = useId();
  /** Takes the notice of a wrong code away: it goes with the words at the boxes. */
  const unsay = useRef<() => void>(undefined);
  const wrong = incomplete || isApiError(verify.error, 'code_wrong');
  /** Even the right code is refused until a new one is sent. */
  const spent = isApiError(verify.error, 'code_exhausted');

  // who closes the browser to look for the letter finds this step again
  useEffect(() => rememberRegistration(window.localStorage, pending), [pending]);
  useEffect(() => () => unsay.current?.(), []);

  function submit(typed: string) {
    if (!codeSchema.safeParse(typed).success) return setIncomplete(true);
    const { email, registrationId } = pending;
    unsay.current?.();
    verify.mutate(
      {
        body: { ...(email && { email }), code: typed, registration_id: registrationId },
      },
      {
        onSuccess: signIn.take,
        onError: (error) => {
          // a code that did not get there is not typed again
          if (isApiError(error, 'network')) onPending({ ...pending, unanswered: true });
          if (!isApiError(error, 'code_wrong', 'code_expired', 'code_exhausted')) return;
          const refused = () => {
            if (isApiError(error, 'code_wrong'))
              unsay.current = toasts.error('auth.notice.codeWrong');
            setCode('');
            setTried((count) => count + 1);
          };
          // the code may have been right before
          if (pending.unanswered && isApiError(error, 'code_wrong')) signIn.byPassword(refused);
          else refused();
        },
      },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <p className={classes.sent} id={said}>
        {t('auth.code.sent')} <b>{pending.masked ?? pending.email}</b>.{' '}
        <Anchor component="button" type="button" onClick={() => onPending(null)}>
          {t('auth.code.change')}
        </Anchor>
      </p>
      <Input.Wrapper
        label={t('auth.code.label')}
        error={wrong ? t(incomplete ? 'fields.code_incomplete' : 'fields.code_wrong') : null}
        errorProps={{ role: 'alert' }}
        labelElement="div"
      >
        <PinInput
          key={tried}
          className={classes.boxes}
          length={6}
          type="number"
          oneTimeCode
          autoFocus
          placeholder=""
          size="lg"
          gap={8}
          value={code}
          error={wrong}
          disabled={spent}
          readOnly={verify.isPending || signIn.busy}
          aria-label={t('auth.code.label')}
          // with the boxes that take the focus is heard where the code was sent
          aria-describedby={said}
          getInputProps={(index) => ({ 'aria-label': t('auth.code.digit', { n: index + 1 }) })}
          onChange={(value) => {
            setCode(value);
            setIncomplete(false);
          }}
          onComplete={submit}
        />
      </Input.Wrapper>
      {!wrong && <FormAlert error={verify.error} words={spent ? t('auth.code.spent') : null} />}
      <Button type="submit" disabled={spent} loading={verify.isPending || signIn.busy}>
        {t('auth.code.submit')}
      </Button>
      <ResendCode
        pending={pending}
        onPending={onPending}
        onSent={() => {
          // what was said of the codes before is over
          unsay.current?.();
          verify.reset();
          setIncomplete(false);
          setCode('');
          // its button waits now, and what comes is typed
          setTried((count) => count + 1);
        }}
      />
      <p className={classes.spam}>{t('auth.code.spam')}</p>
      <p className={classes.spam}>
        {t('auth.code.elsewhere')}{' '}
        <QuietLink to="/sign-in" email={pending.email}>
          {t('auth.code.signIn')}
        </QuietLink>
      </p>
    </form>
  );
}
