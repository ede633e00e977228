import { Button } from '@mantine/core';
import {
  FILE_ENDINGS,
  type FileSlotView,
  type ProjectFile,
  type RoleCode,
  roleOf,
  SLOTS,
} from '@pv/contract';
import { IconHistory, IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { UploadLine } from '../../../platform/uploads/UploadLine.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { useFilePlace } from '../../../ui/use-file-place.ts';
import { FileLine } from './FileLine.tsx';
import classes from './Files.module.css';
import { useUploads } from './uploads/UploadsContext.tsx';
import { useFilling } from './use-filling.ts';

/** What lay in a slot before, folded; `slot` is the slot's name. */
function EarlierFiles(props: {
  slot: string;
  files: readonly ProjectFile[];
  /** The reader may fill the slot, and so make room in it. */
  removable: boolean;
}) {
  const { slot, files, removable } = props;
  const { t } = useTexts();
  const region = useId();
  const [opened, setOpened] = useState(false);
  const words = t('files.earlier', { count: files.length });
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-xs"
        ml={-6}
        leftSection={<IconHistory size={14} stroke={1.8} aria-hidden="true" />}
        aria-label={`${words}: ${slot}`}
        aria-expanded={opened}
        aria-controls={region}
        onClick={() => setOpened(!opened)}
      >
        {words}
      </Button>
      <div id={region} className={classes.earlier}>
        {opened &&
          files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              // what was sent for approval stays
              removable={removable && file.editions.length === 0}
              dropsApproval={false}
            />
          ))}
      </div>
    </div>
  );
}

/** Roles as one phrase, such as «научный руководитель или куратор». */
export function useUploaders(): (roles: readonly RoleCode[]) => string {
  const { dynamic, locale } = useTexts();
  return (roles) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      roles.map((role) => dynamic(`roles.${role}`).toLowerCase()),
    );
}

/** The button that opens the browser's chooser of files. */
function ChooseFile(props: {
  words: string;
  /** What it fills, for screen readers. */
  label: string;
  many: boolean;
  quiet: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const look = props.quiet
    ? ({ variant: 'subtle', color: 'gray' } as const)
    : { variant: 'default' };
  return (
    <>
      <Button
        {...look}
        size="compact-sm"
        data-part="next"
        leftSection={<IconUpload size={15} stroke={1.8} aria-hidden="true" />}
        aria-label={`${props.words}: ${props.label}`}
        onClick={() => input.current?.click()}
      >
        {props.words}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={props.many}
        accept={FILE_ENDINGS.join(',')}
        onChange={(event) => {
          props.onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** What is said of a slot's need: what may stand instead of the file, or that it is wanted. */
function useNeed({ slot, need }: FileSlotView): string {
  const { t } = useTexts();
  if (need === 'wanted') {
    return SLOTS[slot].gives === 'task' ? t('files.instead') : t('files.wanted');
  }
  if (need !== 'required') return '';
  return SLOTS[slot].gives === 'result' ? t('files.required.result') : t('files.required.final');
}

function useEmptyWords({ slot, refused, uploaders }: FileSlotView): string {
  const { t } = useTexts();
  const words = useUploaders();
  const others = refused === 'forbidden' && SLOTS[slot].uploader !== 'editors';
  return others ? t('files.uploader', { who: words(uploaders.map(roleOf)) }) : t('files.empty');
}

/** A slot: its name, what lies in it, what is on its way, and how to fill it. */
export function SlotRow({ view }: { view: FileSlotView }) {
  const { t, dynamic } = useTexts();
  const name = useId();
  const filling = useFilling(view);
  const need = useNeed(view);
  const emptyWords = useEmptyWords(view);
  const { files, earlier, refused, drops_approval } = view;
  const label = dynamic(`files.slot.${view.slot}`);
  const open = refused === null && filling.free;
  const drop = useFilePlace(open, filling.take);
  const uploads = useUploads();
  const kept = useKeptFocus<HTMLDivElement>({ heir: '[data-part=next]' });
  const [met] = useState(() => new Set([...files, ...earlier].map(({ id }) => id)));
  const filled = files.length > 0;
  const words = filling.many ? t('files.add') : filled ? t('files.replace') : t('files.upload');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={classes.slot} role="group" aria-labelledby={name} {...drop} {...kept}>
      <div className={classes.name} id={name}>
        {label}
      </div>
      <div className={classes.content}>
        {files.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            removable={refused === null}
            dropsApproval={drops_approval}
            fresh={!filling.many && file.version > 1 && !met.has(file.id)}
          />
        ))}
        {filling.uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} uploads={uploads} />
        ))}
        {!filled && filling.uploads.length === 0 && (
          <p className={classes.none}>
            {emptyWords} {need}
          </p>
        )}
        {filling.wrong.map((line) => (
          <p key={line} className={classes.wrong} role="alert">
            {line}
          </p>
        ))}
        {earlier.length > 0 && (
          <EarlierFiles slot={label} files={earlier} removable={refused === null} />
        )}
      </div>
      <div className={classes.action}>
        {open && (
          <ChooseFile
            words={words}
            label={label}
            many={filling.many}
            quiet={filled}
            onFiles={filling.take}
          />
        )}
      </div>
      <ConfirmDialog
        opened={filling.asked}
        title={t('projectPage.reopen.title')}
        confirm={words}
        onConfirm={filling.confirm}
        onClose={filling.cancel}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    </div>
  );
}
