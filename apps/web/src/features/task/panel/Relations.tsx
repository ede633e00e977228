import { ActionIcon, Button } from '@mantine/core';
import { TASK_ROOM, type TaskRow } from '@pv/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { QuickAdd } from '../add/QuickAdd.tsx';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { OptionList } from '../pick/OptionList.tsx';
import { StatusMark } from '../row/marks.tsx';
import { TaskLink } from '../row/TaskLink.tsx';
import { byOrder } from '../set/change-set.ts';
import { candidates, waitsFor } from './blockers.ts';
import classes from './TaskPanel.module.css';

function TaskItem({ task, onRemove }: { task: TaskRow; onRemove?: () => void }) {
  const { t } = useTexts();
  const { statusTitle } = useWorld();
  return (
    <li className={classes.related}>
      <span title={statusTitle(task.status)} className={classes.relatedStatus}>
        <StatusMark id={task.status} closed={task.done} />
      </span>
      <TaskLink task={task} className={classes.relatedTitle} />
      <span className={classes.relatedWord}>{statusTitle(task.status)}</span>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('tasks.panel.removeBlocker', { title: task.title })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

/** The parts of a task, and a field to write more; parts have no parts. */
export function Subtasks({ task }: { task: TaskRow }) {
  const { t } = useTexts();
  const { set, edit } = useWorld();
  const parts = set.tasks.filter(({ parent_id }) => parent_id === task.id).sort(byOrder);
  if (task.parent_id !== null || (parts.length === 0 && !edit)) return null;
  const done = parts.filter((part) => part.done).length;
  return (
    <section className={classes.part} aria-label={t('tasks.field.subtasks')}>
      <h3 className={classes.partTitle}>
        {t('tasks.field.subtasks')}
        {parts.length > 0 && <span>{`${done}/${parts.length}`}</span>}
      </h3>
      <ul className={classes.list}>
        {parts.map((part) => (
          <TaskItem key={part.id} task={part} />
        ))}
      </ul>
      {edit && parts.length < TASK_ROOM.subtasks && (
        <QuickAdd
          place={`part.${task.id}`}
          label={t('tasks.panel.addPart')}
          placeholder={t('tasks.panel.addPart')}
          beginnings={{ parent_id: task.id, stage_id: task.stage_id }}
        />
      )}
    </section>
  );
}

/** What is opened to be typed in has the cursor. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

/** What has to be finished before a task; a circle is told before it is sent. */
export function Blockers({ task }: { task: TaskRow }) {
  const { t } = useTexts();
  const { set, all, edit, deeds } = useWorld();
  const { tell, toasts } = useTell();
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const blockers = task.blocked_by.map((id) => all.get(id)).filter((one) => one !== undefined);
  const blocked = set.tasks.filter((one) => one.blocked_by.includes(task.id));
  if (blockers.length + blocked.length === 0 && !edit) return null;

  /** The button that stands there again takes the focus, which would be nowhere. */
  function close() {
    setOpened(false);
    requestAnimationFrame(() => opener.current?.focus());
  }
  async function add(id: string) {
    const other = all.get(id);
    const circle = t('tasks.panel.cycle', { title: other?.title ?? '' });
    if (waitsFor(all, id, task.id)) {
      setError(circle);
      return;
    }
    setError(null);
    close();
    try {
      await deeds.change(task.id, { blocked_by: [...task.blocked_by, id] });
    } catch (failure) {
      // somebody has tied them the other way round meanwhile
      if (isApiError(failure, 'task_cycle')) setError(circle);
      else toasts.failure(failure);
    }
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }
  return (
    <section className={classes.part} aria-label={t('tasks.field.waits')}>
      <h3 className={classes.partTitle}>{t('tasks.field.waits')}</h3>
      <ul className={classes.list}>
        {blockers.map((one) => (
          <TaskItem
            key={one.id}
            task={one}
            {...(edit && {
              onRemove: () =>
                tell(
                  deeds.change(task.id, {
                    blocked_by: task.blocked_by.filter((id) => id !== one.id),
                  }),
                ),
            })}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {edit && !opened && blockers.length < TASK_ROOM.blockers && (
        <Button
          ref={opener}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          {t('tasks.panel.addBlocker')}
        </Button>
      )}
      {edit && opened && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape rises from the field inside
        <div ref={focusField} className={classes.choose} onKeyDown={press}>
          <OptionList
            label={t('tasks.panel.addBlocker')}
            options={candidates(set.tasks, task).map(({ id, number, title }) => ({
              value: id,
              label: `${number} ${title}`,
            }))}
            chosen={new Set()}
            onChoose={(id) => void add(id)}
          />
        </div>
      )}
      {blocked.length > 0 && (
        <>
          <h3 className={classes.partTitle}>{t('tasks.field.blocks')}</h3>
          <ul className={classes.list}>
            {blocked.map((one) => (
              <TaskItem key={one.id} task={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
