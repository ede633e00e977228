import { type ReactNode, type RefCallback, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useFocusBack } from '../../../ui/focus.ts';
import type { FieldMode } from './field-mode.ts';

export interface Writing {
  /** The field is open for writing. */
  open: boolean;
  /** There is a pencil that opens it. */
  pencil: boolean;
  /** For the pencil, which gets the focus back. */
  pencilRef: RefCallback<HTMLElement>;
  /** Opened by the pencil, so there is a way back. */
  byPencil: boolean;
  begin: () => void;
  end: () => void;
  /** The question before an approval is dropped; to be put beside the field. */
  question: ReactNode;
}

/**
 * Whether a field is being written in. `stuck` keeps it open while it holds text that could not be
 * saved, whatever the rights are by now; a `fresh` field is open from the start.
 */
export function useWriting(
  mode: FieldMode,
  approved: boolean,
  stuck: boolean,
  fresh = false,
): Writing {
  const { t } = useTexts();
  const [opened, setOpened] = useState(fresh);
  const [asked, setAsked] = useState(false);
  const { ref, back } = useFocusBack();
  const open = stuck || mode === 'form' || (mode === 'text' && opened);
  return {
    open,
    pencil: mode === 'text' && !open,
    pencilRef: ref,
    byPencil: mode === 'text' && opened,
    begin: () => (approved ? setAsked(true) : setOpened(true)),
    end() {
      // a field that is stuck stays open
      if (!stuck) back();
      setOpened(false);
    },
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
