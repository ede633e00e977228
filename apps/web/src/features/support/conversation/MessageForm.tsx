import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { FormAlert } from '../../auth/public.ts';
import { AttachmentField } from '../files/AttachmentField.tsx';
import classes from '../Support.module.css';
import type { Composer } from './use-composer.ts';
import type { Message } from './use-request-actions.ts';

interface MessageFormProps {
  composer: Composer;
  label: string;
  description: string;
  minRows: number;
  /** Why the last attempt failed. */
  error: unknown;
  /** Sends what is written, once nothing hinders it. */
  onSend: (message: Message) => void;
  /** The buttons; the first one sends. */
  children: ReactNode;
}

/** Writing a message of a request with its files; what is typed is kept until it is sent. */
export function MessageForm(props: MessageFormProps) {
  const { composer, error, onSend, children, ...text } = props;
  const { t } = useTexts();
  const { field, attachments, hinders } = composer;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const message = composer.take();
        if (message) onSend(message);
      }}
    >
      <Textarea autosize {...text} {...field} onPaste={attachments.onPaste} />
      <AttachmentField attachments={attachments} />
      {hinders && (
        <p role="alert" className={classes.wrong}>
          {t(hinders === 'sending' ? 'support.files.wait' : 'support.files.broken')}
        </p>
      )}
      <FormAlert error={error} toSupport={false} />
      <div className={classes.buttons}>{children}</div>
    </form>
  );
}
