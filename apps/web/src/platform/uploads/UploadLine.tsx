import { Button, Progress } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { useServices } from '../ServicesContext.tsx';
import { describeError } from '../toasts/toasts.tsx';
import type { Progressing, Uploads } from './create-uploads.ts';
import classes from './UploadLine.module.css';

/** A file on its way: how much is sent, and the way to stop it; or why it failed, and the way on. */
export function UploadLine(props: {
  upload: Progressing;
  uploads: Pick<Uploads<unknown>, 'retry' | 'abort'>;
}) {
  const { upload, uploads } = props;
  const { t, locale } = useTexts();
  const { language } = useServices();
  const { key, name, size, share, state, error, retryable } = upload;
  const percent = Math.floor(share * 100);
  const failed = state === 'failed';
  const words = {
    sending: t('ui.drop.progress', { percent }),
    checking: t('ui.drop.checking'),
    waiting: t('files.retrying'),
    failed: '',
  }[state];
  return (
    <div className={classes.upload}>
      <p className={classes.sent}>
        <span className={classes.fileName}>{name}</span>{' '}
        <span className={classes.meta}>{fileSize(size, t, locale)}</span>
      </p>
      <div className={classes.uploadActions}>
        {failed && retryable && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`${t('ui.retry')}: ${name}`}
            onClick={() => uploads.retry(key)}
          >
            {t('ui.retry')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          data-part="next"
          aria-label={`${failed ? t('files.dismiss') : t('ui.drop.abort')}: ${name}`}
          onClick={() => uploads.abort(key)}
        >
          {failed ? t('files.dismiss') : t('ui.drop.abort')}
        </Button>
      </div>
      {failed ? (
        <p className={classes.wrong} role="alert">
          {describeError(error, language.engine.translator(locale))}
        </p>
      ) : (
        <div className={classes.progress}>
          <Progress value={percent} aria-label={`${name}: ${words}`} className={classes.bar} />
          <span className={classes.percent}>{words}</span>
        </div>
      )}
    </div>
  );
}
