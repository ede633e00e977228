import { Button, CloseButton, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { anyEmailSchema, supportEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Rich, useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import type { Before } from '../../../ui/drawn-part.tsx';
import { isFocusLost } from '../../../ui/focus.ts';
import { check, useField } from '../../../ui/form/field.ts';
import { showErrors, submitForm } from '../../../ui/form/submit-form.ts';
import { Captcha, CaptchaWayOut, FormAlert, useCaptcha } from '../../auth/public.ts';
import { useSend, useSendAsGuest } from '../api.ts';
import { AttachmentField } from '../files/AttachmentField.tsx';
import { hindranceOf, keysOf } from '../files/attachments.ts';
import { useAttachments } from '../files/use-attachments.ts';
import classes from '../Support.module.css';
import type { Written } from './kept-request.ts';
import type { Sent } from './SentNotice.tsx';
import { Suggestions } from './Suggestions.tsx';
import { type ContextParts, useContextParts } from './use-context.ts';
import { useKeptRequest } from './use-kept-request.ts';

/** Shows the sender what goes with the request by itself. */
function ContextList({ context }: { context: ContextParts }) {
  const { t } = useTexts();
  const { parts, textOf, shortened, remove, restore } = context;
  if (parts.length === 0 && !shortened) return null;
  return (
    <section className={classes.panel} aria-label={t('support.context.title')}>
      <h2>{t('support.context.title')}</h2>
      <p className={classes.dim}>{t('support.context.note')}</p>
      <dl className={classes.context}>
        {parts.map((part) => {
          const what = t(`support.context.${part}`);
          return (
            <Fragment key={part}>
              <dt>{what}</dt>
              <dd>{textOf(part)}</dd>
              <dd>
                <CloseButton
                  aria-label={t('support.context.remove', { what })}
                  onClick={() => remove(part)}
                />
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {shortened && (
        <Button variant="default" size="compact-sm" onClick={restore}>
          {t('support.context.undo')}
        </Button>
      )}
    </section>
  );
}

/**
 * Keeps the focus in a form that is drawn anew for another `account`, as when it is found out who is signed
 * in: the field of the same name gets it. The props are for the area that holds the form.
 */
function useSameField(account: string | null) {
  const area = useRef<HTMLDivElement>(null);
  const name = useRef('');
  useLayoutEffect(() => {
    if (account === null || name.current === '' || !isFocusLost()) return;
    area.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name.current)}"]`)?.focus();
  }, [account]);
  return {
    ref: area,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      name.current = target.getAttribute('name') ?? '';
    },
    onBlur() {
      name.current = '';
    },
  };
}

const { topic, text } = supportEndpoints.add.body.shape;

function useWritten(guest: boolean) {
  return useForm<Written>({
    initialValues: { topic: '', text: '', email: '' },
    validate: {
      topic: check(topic),
      text: check(text),
      email: guest ? check(anyEmailSchema) : () => null,
    },
    validateInputOnBlur: ['email'],
  });
}

const toPaper = (words: string) => (
  <Link to="/gpdr" target="_blank" rel="noopener">
    {words}
  </Link>
);

export interface SupportFormProps extends Pick<Before, 'typed' | 'onAlive'> {
  onSent: (sent: Sent) => void;
}

/** The letter to the support; `account` is the address of the signed-in person, null for a guest. */
function Fields(props: SupportFormProps & { account: string | null }) {
  const { account, onSent, typed, onAlive } = props;
  const { t } = useTexts();
  const guest = account === null;
  const form = useWritten(guest);
  const field = useField(form);
  const attachments = useAttachments();
  const kept = useKeptRequest(form, attachments, !guest, typed);
  const context = useContextParts();
  const captcha = useCaptcha();
  const [send, sendAsGuest] = [useSend(), useSendAsGuest()];
  const [hindrance, setHindrance] = useState<ReturnType<typeof hindranceOf>>(null);
  const { isPending, error } = guest ? sendAsGuest : send;

  const after = (files: readonly string[]) => ({
    onSuccess: (sent: Sent) => {
      kept.forget();
      attachments.clear(files);
      form.reset();
      onSent(sent);
    },
    onError: (failure: Error) => {
      if (guest) captcha.again();
      if (isApiError(failure, 'validation_failed')) showErrors(form, failure.fields);
    },
  });
  const submit = submitForm(form, (written) => {
    const hinders = hindranceOf(attachments.items);
    setHindrance(hinders);
    if (hinders || (guest && !captcha.passed())) return;
    const body = {
      key: kept.key,
      topic: written.topic,
      text: written.text,
      files: keysOf(attachments.items),
      context: context.body(),
    };
    const done = after(body.files);
    // whoever leaves the page before the answer has sent it all the same
    const sending = guest
      ? sendAsGuest.mutateAsync({ body: { ...body, email: written.email, ...captcha.body() } })
      : send.mutateAsync({ body });
    void sending.then(done.onSuccess, done.onError);
  });

  useEffect(onAlive, [onAlive]);

  const { items } = attachments;
  const hinders = hindrance && hindranceOf(items);
  return (
    // the method keeps the browser from sending it by itself before this code is here
    <form
      className={classes.form}
      method="dialog"
      onSubmit={submit}
      onPaste={attachments.onPaste}
      noValidate
      data-scripted
    >
      <TextInput
        name="topic"
        readOnly={isPending}
        label={t('support.form.topic')}
        description={t('support.form.topicNote')}
        {...field('topic')}
      />
      <Textarea
        name="text"
        readOnly={isPending}
        label={t('support.form.text')}
        description={t('support.form.textNote')}
        autosize
        minRows={5}
        {...field('text')}
      />
      <Suggestions typed={`${form.values.topic} ${form.values.text}`} />
      <AttachmentField attachments={attachments} />
      {guest ? (
        <TextInput
          name="email"
          readOnly={isPending}
          label={t('support.form.email')}
          description={t('support.form.emailNote')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
      ) : (
        <TextInput
          label={t('support.form.email')}
          description={t('support.form.emailAccount')}
          value={account}
          readOnly
        />
      )}
      <ContextList context={context} />
      {guest && (
        <div>
          <Captcha patient key={captcha.attempt} onState={captcha.onState} />
          <CaptchaWayOut captcha={captcha} note={t('support.form.withoutCaptcha')} />
          <p className={classes.dim}>
            <Rich text={t('support.form.consent')} marks={{ data: toPaper }} />
          </p>
        </div>
      )}
      {hinders && (
        <p role="alert" className={classes.wrong}>
          {t(hinders === 'sending' ? 'support.files.wait' : 'support.files.broken')}
        </p>
      )}
      <FormAlert error={captcha.missing ?? error} toSupport={false} />
      <div className={classes.fileAdd}>
        <Button type="submit" loading={isPending}>
          {t('support.form.send')}
        </Button>
        <span className={classes.dim}>{t('support.form.draft')}</span>
      </div>
    </form>
  );
}

/** The letter to the support, for whoever is at the screen. */
export function SupportForm(props: SupportFormProps) {
  const state = useSessionState();
  const account = state.kind === 'in' ? state.claims.sub : null;
  const same = useSameField(account);
  // each person has a draft of his own
  return (
    <div {...same}>
      <Fields key={account} account={account} {...props} />
    </div>
  );
}
