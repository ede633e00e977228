import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { EditorDialog } from '../shell/dialogs.ts';

/** What a dialog about an object of the text gets. */
export interface EditorDialogProps<K extends EditorDialog['kind']> {
  dialog: Extract<EditorDialog, { kind: K }>;
  /** Where the object stands by now; null for a new one, and for one that is gone. */
  place: () => number | null;
  onClose: () => void;
}

interface DialogFrameProps {
  title: string;
  size?: 'md' | 'lg';
  /** A keyboard may come up below it. */
  atTop?: boolean;
  /** Something was typed that closing would throw away: it is asked about first. */
  unsaved?: boolean;
  /** Something in it is open that Esc closes first. */
  escapes?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog about an object of the text. Esc, the cross and a click beside it lose nothing silently. */
export function DialogFrame({
  title,
  size,
  atTop,
  unsaved,
  escapes,
  onClose,
  children,
}: DialogFrameProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    // in a stack Esc reaches the topmost dialog only
    <Modal.Stack>
      <Modal
        opened
        stackId="dialog"
        size={size ?? 'md'}
        centered={!atTop}
        title={title}
        onClose={() => {
          if (escapes?.()) return;
          if (unsaved) setAsking(true);
          else onClose();
        }}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {children}
      </Modal>
      <ConfirmDialog
        opened={asking}
        stackId="confirm"
        title={t('editor.dialog.unsavedTitle')}
        confirm={t('editor.dialog.discard')}
        destructive
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t('editor.dialog.unsaved')}
      </ConfirmDialog>
    </Modal.Stack>
  );
}
