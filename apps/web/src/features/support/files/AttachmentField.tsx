import { Button, CloseButton, Progress } from '@mantine/core';
import { mimeOf, SUPPORT_FILE_BYTES, SUPPORT_FILE_TYPES, SUPPORT_MOST_FILES } from '@pv/contract';
import { IconFile, IconPaperclip } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useFileDrop } from '../../../ui/FileDrop.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { useKeptFocus } from '../../../ui/focus.ts';
import classes from '../Support.module.css';
import type { Attachment, Refusal } from './attachments.ts';
import type { Attachments } from './use-attachments.ts';

/** A file of a message: on its way with its share, there, or not come with a way to try again. */
function AttachmentRow({ item, attachments }: { item: Attachment; attachments: Attachments }) {
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

const TYPES = SUPPORT_FILE_TYPES.join(', ');
/** Endings for the dialog, and media types for telephones, which know no endings. */
const ACCEPTED = SUPPORT_FILE_TYPES.flatMap((type) => [`.${type}`, mimeOf(type)]).join(',');

function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const { t, locale } = useTexts();
  const size = fileSize(SUPPORT_FILE_BYTES, t, locale);
  const words = {
    tooMany: (name: string) => t('support.files.tooMany', { names: name }),
    wrongType: (name: string) => t('support.files.wrongType', { name, types: TYPES }),
    tooLarge: (name: string) => t('support.files.tooLarge', { name, size }),
    empty: (name: string) => t('support.files.empty', { name }),
  };
  return (
    <div role="alert" className={classes.wrong}>
      {refused.map(({ reason, name }) => (
        <p key={name}>{words[reason](name)}</p>
      ))}
    </div>
  );
}

/** Choosing and dropping files for a message, with what is on its way; pasting is for the form around. */
export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const { t, locale } = useTexts();
  const note = useId();
  const { items, refused, add } = attachments;
  const size = fileSize(SUPPORT_FILE_BYTES, t, locale);
  const drop = useFileDrop(add);
  const kept = useKeptFocus<HTMLDivElement>({ rows: 'li', heir: '[data-add]' });
  return (
    <div className={classes.files} {...drop.place} {...kept}>
      {items.length > 0 && (
        <ul className={classes.fileList} aria-label={t('support.files.label')}>
          {items.map((item) => (
            <AttachmentRow key={item.id} item={item} attachments={attachments} />
          ))}
        </ul>
      )}
      <Refusals refused={refused} />
      <div className={classes.fileAdd}>
        <Button
          variant="default"
          data-add
          leftSection={<IconPaperclip size={18} aria-hidden="true" />}
          disabled={items.length >= SUPPORT_MOST_FILES}
          aria-describedby={note}
          onClick={drop.choose}
        >
          {t('support.files.add')}
        </Button>
        <span className={classes.dim} id={note}>
          {t('support.files.note', { size, types: TYPES })}
        </span>
      </div>
      <input {...drop.field} multiple accept={ACCEPTED} aria-label={t('support.files.add')} />
    </div>
  );
}
