import type { TaskRow, Term } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { TermForm } from '../../../ui/timeline/TermForm.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { termOf } from './task-days.ts';

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
  return (
    <TaskDialog task={task} title={(title) => t('gantt.termTitle', { title })} onClose={onClose}>
      {(one) => <TaskTermForm task={one} onTerm={onTerm} onEnd={onClose} />}
    </TaskDialog>
  );
}
