import { Modal } from '@mantine/core';
import type { TaskRow, Term } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { TermForm } from '../../../ui/timeline/TermForm.tsx';
import { termOf } from './task-days.ts';
import { useTaskName } from './use-task-name.ts';

function TaskTermForm(props: {
  task: TaskRow;
  onTerm: (task: TaskRow, term: Term) => void;
  onEnd: () => void;
}) {
  const { task, onTerm, onEnd } = props;
  const [typed, setTyped] = useState(termOf(task));
  return (
    <TermForm
      typed={typed}
      onTyped={setTyped}
      onTerm={(term) => onTerm(task, term)}
      onEnd={onEnd}
    />
  );
}

/** Both days of a task for typing; closed without one. */
export function TaskTermDialog(props: {
  task: TaskRow | null;
  onTerm: (task: TaskRow, term: Term) => void;
  onClose: () => void;
}) {
  const { task, onTerm, onClose } = props;
  const { t } = useTexts();
  const nameOf = useTaskName();
  return (
    <Modal
      opened={task !== null}
      onClose={onClose}
      title={task && t('gantt.termTitle', { title: nameOf(task) })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {task && <TaskTermForm task={task} onTerm={onTerm} onEnd={onClose} />}
    </Modal>
  );
}
