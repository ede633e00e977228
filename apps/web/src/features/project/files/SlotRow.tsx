import { type FileSlotView, roleOf, SLOTS } from '@pv/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { EarlierFiles } from './EarlierFiles.tsx';
import { FileLine } from './FileLine.tsx';
import classes from './Files.module.css';
import { UploadLine } from './uploads/UploadLine.tsx';
import { useDrop } from './use-drop.ts';
import { useFilling } from './use-filling.ts';
import { useUploaders } from './use-uploaders.ts';

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
  const drop = useDrop(open, filling.take);
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
          <UploadLine key={upload.key} upload={upload} />
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
