import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { type ChecklistPoint, TASK_ROOM } from '@pv/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import { useDraftText } from '../../../platform/drafts.ts';
import type { PointDeed } from '../set/points.ts';
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

interface ChecklistProps {
  taskId: string;
  points: readonly ChecklistPoint[];
  edit: boolean;
  onDeed: (deed: PointDeed) => void;
}

/** The points of a task, ticked off one by one. */
export function Checklist({ taskId, points, edit, onDeed }: ChecklistProps) {
  const { t } = useTexts();
  const draft = useDraftText(`task.point.${taskId}`);
  if (points.length === 0 && !edit) return null;

  function add() {
    const text = draft.text.trim();
    if (!text || text.length > TASK_ROOM.point) return;
    draft.write('');
    onDeed({ kind: 'add', point: { id: requestId(), text, done: false } });
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  const done = points.filter((point) => point.done).length;
  return (
    <section className={classes.part} aria-label={t('tasks.field.checklist')}>
      <h3 className={classes.partTitle}>
        {t('tasks.field.checklist')}
        {points.length > 0 && <span>{`${done}/${points.length}`}</span>}
      </h3>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point.id}>
            <Checkbox
              size="sm"
              aria-label={point.text}
              checked={point.done}
              disabled={!edit}
              onChange={() => onDeed({ kind: 'tick', id: point.id, done: !point.done })}
            />
            {edit ? (
              <PointText
                point={point}
                onKeep={(text) => onDeed({ kind: 'rename', id: point.id, text })}
              />
            ) : (
              <span>{point.text}</span>
            )}
            {edit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('tasks.panel.removePoint', { text: point.text })}
                onClick={() => onDeed({ kind: 'remove', id: point.id })}
              >
                <IconX size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {edit && points.length < TASK_ROOM.checklist && (
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
