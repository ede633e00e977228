import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { FieldMode } from './field-mode.ts';

export interface Writing {
  /** The field is open for writing. */
  open: boolean;
  /** There is a pencil that opens it. */
  pencil: boolean;
  /** Opened by the pencil, so there is a way back. */
  byPencil: boolean;
  begin: () => void;
  end: () => void;
  /** The question before an approval is dropped; to be put beside the field. */
  question: ReactNode;
}

/**
 * Whether a field is being written in. `stuck` keeps it open while it holds text that could not be
 * saved, whatever the rights are by now.
 */
export function useWriting(mode: FieldMode, approved: boolean, stuck: boolean): Writing {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  const open = stuck || mode === 'form' || (mode === 'text' && opened);
  return {
    open,
    pencil: mode === 'text' && !open,
    byPencil: mode === 'text' && opened,
    begin: () => (approved ? setAsked(true) : setOpened(true)),
    end: () => setOpened(false),
    question: (
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.reopen.title')}
        confirm={t('projectPage.edit')}
        onConfirm={() => {
          setAsked(false);
          setOpened(true);
        }}
        onClose={() => setAsked(false)}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    ),
  };
}
