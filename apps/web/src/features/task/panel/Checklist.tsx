import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { type ChecklistPoint, TASK_ROOM, type Task, taskEndpoints } from '@pv/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import { useDraftText } from '../../../platform/drafts.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import classes from './TaskPanel.module.css';

/** A point that is written over in its place. */
function PointText(props: { point: ChecklistPoint; onKeep: (text: string) => void }) {
  const { point, onKeep } = props;
  const { t } = useTexts();
  const [text, setText] = useState<string | null>(null);
  const keep = () => {
    const typed = text?.trim();
    setText(null);
    if (typed && typed !== point.text) onKeep(typed);
  };
  return (
    <TextInput
      className={classes.pointText}
      variant="unstyled"
      size="sm"
      aria-label={t('tasks.panel.point')}
      maxLength={TASK_ROOM.point}
      value={text ?? point.text}
      data-done={point.done || undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

/** The points of a task, ticked off one by one. */
export function Checklist({ task, edit }: { task: Task; edit: boolean }) {
  const { t } = useTexts();
  const { deeds } = useWorld();
  const { tell } = useTell();
  const queries = useQueryClient();
  const draft = useDraftText(`task.point.${task.id}`);
  const { checklist, id } = task;
  if (checklist.length === 0 && !edit) return null;

  function become(next: ChecklistPoint[]) {
    const key = keyOf(taskEndpoints.get, { params: { id } });
    const saving = deeds.change(id, { checklist: next }).catch((error: unknown) => {
      void queries.invalidateQueries({ queryKey: key });
      throw error;
    });
    queries.setQueryData(key, { ...task, checklist: next });
    tell(saving);
  }
  const replace = (point: ChecklistPoint) =>
    become(checklist.map((one) => (one.id === point.id ? point : one)));
  function add() {
    const text = draft.text.trim();
    if (!text || text.length > TASK_ROOM.point) return;
    draft.write('');
    become([...checklist, { id: requestId(), text, done: false }]);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  const done = checklist.filter((point) => point.done).length;
  return (
    <section className={classes.part} aria-label={t('tasks.field.checklist')}>
      <h3 className={classes.partTitle}>
        {t('tasks.field.checklist')}
        {checklist.length > 0 && <span>{`${done}/${checklist.length}`}</span>}
      </h3>
      <ul className={classes.points}>
        {checklist.map((point) => (
          <li key={point.id}>
            <Checkbox
              size="sm"
              aria-label={point.text}
              checked={point.done}
              disabled={!edit}
              onChange={() => replace({ ...point, done: !point.done })}
            />
            {edit ? (
              <PointText point={point} onKeep={(text) => replace({ ...point, text })} />
            ) : (
              <span>{point.text}</span>
            )}
            {edit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('tasks.panel.removePoint', { text: point.text })}
                onClick={() => become(checklist.filter((one) => one !== point))}
              >
                <IconX size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {edit && checklist.length < TASK_ROOM.checklist && (
        <TextInput
          variant="unstyled"
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          aria-label={t('tasks.panel.addPoint')}
          placeholder={t('tasks.panel.addPoint')}
          maxLength={TASK_ROOM.point}
          value={draft.text}
          onChange={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={add}
        />
      )}
    </section>
  );
}
