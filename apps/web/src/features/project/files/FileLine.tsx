import { ActionIcon } from '@mantine/core';
import type { ProjectFile } from '@pv/contract';
import { IconFile, IconTrash } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import classes from './Files.module.css';
import { useFileActions } from './use-file-actions.ts';

export interface FileLineProps {
  file: ProjectFile;
  /** It may be taken out of its slot by the reader now. */
  removable: boolean;
  /** Taking it out takes an approval back: that is asked first. */
  dropsApproval: boolean;
}

/** Size, who and when, which version, and the editions that were sent with the file. */
function useMeta({ size, author_name, uploaded_at, version, status, editions }: ProjectFile) {
  const { t, locale } = useTexts();
  const sent = editions.map(({ number, round }) => t('files.edition', { number, round }));
  return [
    fileSize(size, t, locale),
    `${author_name}, ${dayjs(uploaded_at).format('DD.MM.YYYY HH:mm')}`,
    version > 1 || status !== 'current' ? t('files.version', { version }) : '',
    status === 'removed' ? t('files.gone') : '',
    ...sent,
  ].filter(Boolean);
}

/** A file of a slot: its name downloads it. */
export function FileLine({ file, removable, dropsApproval }: FileLineProps) {
  const { t } = useTexts();
  const actions = useFileActions(file);
  const meta = useMeta(file);
  const [asked, setAsked] = useState(false);
  const { name } = file;

  function confirm() {
    setAsked(false);
    actions.remove();
  }

  return (
    <div className={classes.file}>
      <IconFile size={16} stroke={1.8} aria-hidden="true" className={classes.icon} />
      <p className={classes.about}>
        <button
          type="button"
          className={classes.link}
          title={t('files.download')}
          aria-busy={actions.opening}
          onClick={actions.download}
        >
          {name}
        </button>{' '}
        <span className={classes.meta}>{meta.join(' · ')}</span>
      </p>
      {removable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('files.remove', { name })}
          loading={actions.removing}
          onClick={() => (dropsApproval ? setAsked(true) : actions.remove())}
        >
          <IconTrash size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.removeTitle', { title: name })}
        confirm={t('projectPage.remove')}
        destructive
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    </div>
  );
}
