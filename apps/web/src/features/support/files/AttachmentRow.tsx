import { Button, CloseButton, Progress } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import classes from '../Support.module.css';
import type { Attachment } from './attachments.ts';
import type { Attachments } from './use-attachments.ts';

/** A file of a message: on its way with its share, there, or not come with a way to try again. */
export function AttachmentRow({
  item,
  attachments,
}: {
  item: Attachment;
  attachments: Attachments;
}) {
  const { t, locale } = useTexts();
  const { name, size, state } = item;
  const percent = state.kind === 'sending' ? Math.round(state.share * 100) : 0;
  const stop = state.kind === 'sending' ? 'support.files.abort' : 'support.files.remove';
  return (
    <li className={classes.file}>
      <IconFile size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.fileName}>{name}</span>
      <span className={classes.dim}>
        {state.kind === 'sending' ? `${percent} %` : fileSize(size, t, locale)}
      </span>
      {state.kind === 'failed' && state.again && (
        <Button variant="default" size="compact-sm" onClick={() => attachments.retry(item)}>
          {t('support.files.retry')}
        </Button>
      )}
      <CloseButton aria-label={t(stop, { name })} onClick={() => attachments.remove(item)} />
      {state.kind === 'sending' && (
        <Progress className={classes.fileLine} size="sm" value={percent} aria-label={name} />
      )}
      {state.kind === 'failed' && (
        <span className={`${classes.fileLine} ${classes.wrong}`} role="alert">
          {t(state.again ? 'support.files.failed' : 'support.files.refused')}. {state.words}
        </span>
      )}
    </li>
  );
}
