import { ActionIcon, Button, FileButton, NativeSelect, Text } from '@mantine/core';
import { ASSET_MAX_BYTES } from '@pv/contract';
import {
  INSERTED_FILES_MAX,
  INSERTED_PLACES,
  type InsertedPages,
  type InsertedPlace,
} from '@pv/editor-schema';
import { IconFileUpload, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import classes from './Format.module.css';

/** Sends a PDF to the document. `share` is how much is sent, null while nothing is; `wrong` is why it was not taken. */
function useSendPages(onReady: (file: Pick<InsertedPages, 'asset' | 'name' | 'pages'>) => void) {
  const { t } = useTexts();
  const { sendPicture } = useWorkbench();
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  async function send(file: File | null) {
    if (!file) return;
    if (file.size > ASSET_MAX_BYTES) return setWrong(t('titlePage.ready.tooLarge'));
    if (file.size === 0) return setWrong(t('ui.drop.empty'));
    setWrong(null);
    setShare(0);
    try {
      const { id, name, pages } = await sendPicture(file, setShare);
      if (pages === undefined) setWrong(t('titlePage.ready.broken'));
      else onReady({ asset: id, name, pages });
    } catch (error) {
      setWrong(describeError(error, t));
    }
    setShare(null);
  }
  return { send, share, wrong };
}

interface FileRowProps {
  file: InsertedPages;
  disabled: boolean;
  onPlace: (place: InsertedPlace) => void;
  onRemove: () => void;
}

/** One file: its name, how many pages it brings, where they stand. */
function FileRow({ file, disabled, onPlace, onRemove }: FileRowProps) {
  const { t } = useTexts();
  const { name, pages, place } = file;
  return (
    <li className={classes.row}>
      <NativeSelect
        label={name}
        description={t('titlePage.ready.pages', { count: pages })}
        aria-label={t('titlePage.ready.place', { name })}
        value={place}
        disabled={disabled}
        data={INSERTED_PLACES.map((one) => ({
          value: one,
          label: t(`titlePage.ready.places.${one}`),
        }))}
        onChange={(event) => {
          const chosen = INSERTED_PLACES.find((one) => one === event.currentTarget.value);
          if (chosen) onPlace(chosen);
        }}
      />
      {!disabled && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('titlePage.ready.remove', { name })}
          title={t('titlePage.ready.remove', { name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </li>
  );
}

/** «Готовые страницы PDF»: files whose pages are printed in the document as they are, and where. */
export function ReadyPages() {
  const { t } = useTexts();
  const rights = useRights();
  const [settings, write] = useSettings();
  const forget = useRef<() => void>(null);
  const said = useId();
  const files = settings.insertedPages ?? [];
  // others may have changed the list while a file was on its way
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const put = (next: InsertedPages[]) =>
    write({ insertedPages: next.length > 0 ? next : undefined });
  const { send, share, wrong } = useSendPages((file) =>
    put([...latest.current, { ...file, place: 'after_title' }]),
  );
  if (!rights.edit && files.length === 0) return null;
  return (
    <details className={classes.part} open={files.length > 0}>
      <summary>{t('titlePage.ready.title')}</summary>
      <Text size="sm" c="dimmed">
        {t('titlePage.ready.lead')} {t('titlePage.ready.docx')}
      </Text>
      <ul className={classes.files}>
        {files.map((file, index) => (
          <FileRow
            key={file.asset}
            file={file}
            disabled={!rights.edit}
            onPlace={(place) => put(files.with(index, { ...file, place }))}
            onRemove={() => put(files.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {rights.edit && (
        <FileButton
          accept="application/pdf"
          resetRef={forget}
          onChange={(file) => {
            // else the same file could not be chosen again
            forget.current?.();
            void send(file);
          }}
        >
          {(button) => (
            <Button
              variant="default"
              leftSection={<IconFileUpload size={18} />}
              disabled={share !== null || files.length >= INSERTED_FILES_MAX}
              aria-describedby={wrong ? said : undefined}
              {...button}
            >
              {share === null ? t('titlePage.ready.upload') : `${Math.round(share * 100)}\u00a0%`}
            </Button>
          )}
        </FileButton>
      )}
      {wrong && (
        <Text id={said} role="alert" size="sm" c="var(--pv-danger)">
          {wrong}
        </Text>
      )}
    </details>
  );
}
