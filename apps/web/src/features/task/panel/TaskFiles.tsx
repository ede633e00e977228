import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import {
  FILE_ENDINGS,
  FILE_MAX_BYTES,
  FILE_TYPE_NAMES,
  type Task,
  type TaskFile,
} from '@pv/contract';
import { IconFile, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { UploadLine } from '../../../platform/uploads/UploadLine.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { minuteText } from '../../../ui/days.ts';
import { useFileDrop } from '../../../ui/FileDrop.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { useKeptFocus } from '../../../ui/focus.ts';
import classes from './TaskFiles.module.css';
import panel from './TaskPanel.module.css';
import type { TaskFilesUse } from './use-task-files.ts';

/** A file of a task: its name downloads it. */
function FileRow({ file, files }: { file: TaskFile; files: TaskFilesUse }) {
  const { t, locale } = useTexts();
  const { name, size, author, created_at } = file;
  const about = [fileSize(size, t, locale), `${author.name}, ${minuteText(created_at, t)}`];
  return (
    <li className={classes.file}>
      <IconFile size={16} stroke={1.8} aria-hidden="true" />
      <div className={classes.about}>
        <button
          type="button"
          className={classes.link}
          title={t('files.download')}
          onClick={() => files.download(file)}
        >
          {name}
        </button>{' '}
        <span className={classes.meta}>{about.join(' · ')}</span>
      </div>
      {files.edit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files.remove', { name })}
          onClick={() => files.ask(file)}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

/** The button that adds files, with what may be added. */
function Adding({ files }: { files: TaskFilesUse }) {
  const { t, locale } = useTexts();
  const { choose, field } = useFileDrop(files.add);
  const limit = fileSize(FILE_MAX_BYTES, t, locale);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        mt={4}
        data-part="next"
        leftSection={<IconPaperclip size={16} stroke={1.8} aria-hidden="true" />}
        onClick={choose}
      >
        {t('tasks.panel.addFile')}
      </Button>
      <p className={classes.meta}>
        {t('tasks.panel.filesHint', { limit, types: FILE_TYPE_NAMES })}
      </p>
      <input
        {...field}
        multiple
        accept={FILE_ENDINGS.join(',')}
        aria-label={t('tasks.panel.addFile')}
      />
    </>
  );
}

/** The files of a task with those that are on their way to it. */
export function TaskFiles({ task, files }: { task: Task; files: TaskFilesUse }) {
  const { t } = useTexts();
  const { uploads, wrong, asked, edit } = files;
  const kept = useKeptFocus<HTMLElement>({ rows: 'li', heir: '[data-part=next]' });
  const { attachments } = task;
  if (attachments.length === 0 && !edit) return null;
  return (
    <section className={panel.part} aria-label={t('files.title')} {...kept}>
      <h3 className={panel.partTitle}>
        {t('files.title')}
        {attachments.length > 0 && <span>{attachments.length}</span>}
      </h3>
      <VisuallyHidden role="status">
        {t('tasks.files', { count: attachments.length })}
      </VisuallyHidden>
      {attachments.length > 0 && (
        <ul className={panel.list}>
          {attachments.map((file) => (
            <FileRow key={file.id} file={file} files={files} />
          ))}
        </ul>
      )}
      {uploads.here.map((upload) => (
        <UploadLine key={upload.key} upload={upload} uploads={uploads} />
      ))}
      {wrong.map((line) => (
        <p key={line} className={panel.error} role="alert">
          {line}
        </p>
      ))}
      {edit && <Adding files={files} />}
      <ConfirmDialog
        opened={asked !== null}
        title={t('projectPage.removeTitle', { title: asked?.name ?? '' })}
        confirm={t('projectPage.remove')}
        destructive
        onConfirm={files.confirm}
        onClose={() => files.ask(null)}
      >
        {t('tasks.panel.fileForGood')}
      </ConfirmDialog>
    </section>
  );
}
