import { Progress } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDocumentStatus } from './DocumentContext.tsx';
import classes from './EditorPage.module.css';
import { ReopenButton } from './ReopenButton.tsx';
import { useWorkbench } from './WorkbenchContext.tsx';

/** One line under the toolbar: why the text cannot be written, what was not taken, what is being sent. */
export function Notices() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { rights, refused, closed } = useDocumentStatus();
  const upload = useSyncExternalStore(bench.subscribe, bench.upload);
  return (
    <div className={classes.notices}>
      {closed !== null && <p role="alert">{t('editor.closed')}</p>}
      {closed === null && refused && <p role="alert">{t('editor.refused')}</p>}
      {!rights.edit && (
        <p role="status">
          <IconLock className={classes.noticeIcon} size={16} aria-hidden="true" />
          <span>{t(`editor.locked.${rights.locked ?? 'role'}`)}</span>
          {rights.locked === 'approved' && <ReopenButton />}
        </p>
      )}
      {upload && (
        <div role="status">
          {t('editor.figure.uploading', upload)}
          <Progress value={upload.percent} size="xs" mt={4} />
        </div>
      )}
    </div>
  );
}
