import { Button, Group } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { isUnread } from '../../../ui/form/parse-day.ts';
import { TaskDialog } from '../days/TaskDialog.tsx';

function MoveForm(props: { task: TaskRow; onMove: (day: string) => void; onEnd: () => void }) {
  const { task, onMove, onEnd } = props;
  const { t } = useTexts();
  const [day, setDay] = useState(task.due_at);
  const ready = day !== null && !isUnread(day);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    onMove(day);
    onEnd();
  }
  return (
    <form onSubmit={submit}>
      <DayInput label={t('calendar.newDay')} value={day} onChange={setDay} onUnread={setDay} />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onEnd}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" disabled={!ready}>
          {t('ui.save')}
        </Button>
      </Group>
    </form>
  );
}

/** Asks on which day a task shall be due; closed without one. */
export function MoveDialog(props: {
  task: TaskRow | null;
  onMove: (task: TaskRow, day: string) => void;
  onClose: () => void;
}) {
  const { task, onMove, onClose } = props;
  const { t } = useTexts();
  return (
    <TaskDialog task={task} title={(title) => t('calendar.moveTitle', { title })} onClose={onClose}>
      {(one) => <MoveForm task={one} onMove={(day) => onMove(one, day)} onEnd={onClose} />}
    </TaskDialog>
  );
}
