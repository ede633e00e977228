import type { SupportMessage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import classes from '../Support.module.css';
import { useMoment } from '../use-moment.ts';

/** Day and hour of a moment, by the clock of the reader. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{useMoment()(at)}</time>;
}

interface ConversationProps {
  messages: readonly SupportMessage[];
  /** What whoever has asked is called here. */
  asker: string;
}

function Files({ files }: Pick<SupportMessage, 'files'>) {
  const { t, locale } = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className={classes.attached} aria-label={t('support.files.label')}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <a href={url} download={name}>
            {name}
          </a>{' '}
          <span className={classes.dim}>{fileSize(size, t, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was written in a request, in its order. */
export function Conversation({ messages, asker }: ConversationProps) {
  const { t } = useTexts();
  return (
    <ol className={classes.messages}>
      {messages.map(({ id, from, name, text, files, created_at: at }) => {
        const team = name ? `${t('support.request.team')} · ${name}` : t('support.request.team');
        return (
          <li key={id} className={classes.message} data-from={from}>
            <div className={classes.head}>
              <b>{from === 'asker' ? asker : team}</b>
              <MomentText at={at} />
            </div>
            <p className={classes.text}>{text}</p>
            <Files files={files} />
          </li>
        );
      })}
    </ol>
  );
}
