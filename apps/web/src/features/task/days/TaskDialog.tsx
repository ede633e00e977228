import { Modal } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTaskName } from './use-task-name.ts';

interface TaskDialogProps {
  task: TaskRow | null;
  /** What is asked, of a task of this name. */
  title: (name: string) => string;
  onClose: () => void;
  children: (task: TaskRow) => ReactNode;
}

/** Asks something of one task; closed without one. */
export function TaskDialog({ task, title, onClose, children }: TaskDialogProps) {
  const { t } = useTexts();
  const nameOf = useTaskName();
  return (
    <Modal
      opened={task !== null}
      onClose={onClose}
      title={task && title(nameOf(task))}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {task && children(task)}
    </Modal>
  );
}
