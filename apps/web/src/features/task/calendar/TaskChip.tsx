import { useDraggable } from '@dnd-kit/core';
import { ActionIcon, Menu } from '@mantine/core';
import { addDays, type TaskRow } from '@pv/contract';
import { IconAlertTriangle, IconArrowsMove, IconCheck, IconCircle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Calendar.module.css';
import { mondayOf } from './weeks.ts';

/** What can be done with a task of the calendar. */
export interface ChipDeeds {
  onOpen: (task: TaskRow) => void;
  onMove: (task: TaskRow, day: string) => void;
  /** Asks for another day. */
  onChoose: (task: TaskRow) => void;
  /** A key; tells whether it has moved the task or let it go. */
  onKey: (event: KeyboardEvent, task: TaskRow) => void;
}

interface TaskChipProps {
  task: TaskRow;
  today: string;
  editable: boolean;
  /** Tab stops at it. */
  stop: boolean;
  /** It stands in a list, where no other days are to be dragged to. */
  listed?: boolean;
  deeds: ChipDeeds;
}

function MoveMenu({ task, stop, deeds }: Pick<TaskChipProps, 'task' | 'stop' | 'deeds'>) {
  const { t } = useTexts();
  const { number, title, due_at } = task;
  if (!due_at) return null;
  const items = [
    { name: t('calendar.tomorrow'), day: addDays(due_at, 1) },
    { name: t('calendar.monday'), day: addDays(mondayOf(due_at), 7) },
    { name: t('calendar.nextWeek'), day: addDays(due_at, 7) },
  ];
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.move}
          variant="subtle"
          color="gray"
          size={24}
          tabIndex={stop ? 0 : -1}
          aria-label={t('calendar.move', { number, title })}
        >
          <IconArrowsMove size={14} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('calendar.moveTo')}</Menu.Label>
        {items.map(({ name, day }) => (
          <Menu.Item key={name} onClick={() => deeds.onMove(task, day)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => deeds.onChoose(task)}>{t('calendar.choose')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A task on its day: opened by a click, dragged to another day, moved by the keys or by its menu. */
export function TaskChip({ task, today, editable, stop, listed, deeds }: TaskChipProps) {
  const { t } = useTexts();
  const drag = useDraggable({
    id: listed ? `listed ${task.id}` : task.id,
    disabled: listed || !editable,
  });
  const late = !task.done && task.due_at !== null && task.due_at < today;
  const open = late ? IconAlertTriangle : IconCircle;
  const Icon = task.done ? IconCheck : open;
  const { number, title } = task;
  const { transform } = drag;
  return (
    <div
      ref={drag.setNodeRef}
      className={classes.chip}
      data-done={task.done || undefined}
      data-late={late || undefined}
      data-dragging={drag.isDragging || undefined}
      style={
        transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined
      }
    >
      <button
        type="button"
        className={classes.name}
        data-task={task.id}
        data-task-title
        tabIndex={stop ? 0 : -1}
        title={title}
        aria-label={[
          t('calendar.open', { number, title }),
          ...(task.done ? [t('gantt.row.done')] : []),
          ...(late ? [t('calendar.late')] : []),
        ].join(', ')}
        onClick={() => deeds.onOpen(task)}
        onKeyDown={(event) => deeds.onKey(event, task)}
        {...drag.listeners}
      >
        <Icon size={14} stroke={2} aria-hidden="true" />
        <span>{title}</span>
      </button>
      {editable && <MoveMenu task={task} stop={stop} deeds={deeds} />}
    </div>
  );
}
