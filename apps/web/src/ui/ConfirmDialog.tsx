import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen and what stays. */
  children: ReactNode;
  /** The deed itself, as a verb: «Удалить», «Обновить код». */
  confirm: string;
  /** Something is lost for good: the button turns red. */
  destructive?: boolean;
  /** The deed is under way. */
  busy?: boolean;
  /** Its name among the dialogs of a `Modal.Stack`, where it asks about another dialog. */
  stackId?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A panel that has the whole height lies above pages and their dialogs; what it asks lies above it. */
const ABOVE_PANELS = 320;

/** Asks before a deed. Esc and «Отмена» leave everything as it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTexts();
  return (
    <Modal
      {...(props.stackId ? { stackId: props.stackId } : { zIndex: ABOVE_PANELS })}
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text component="div" size="md" mb="lg">
        {props.children}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {t('ui.cancel')}
        </Button>
        <Button
          color={props.destructive ? 'red' : 'blue'}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
