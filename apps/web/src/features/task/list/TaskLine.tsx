import { TextInput } from '@mantine/core';
import { TASK_ROOM, type TaskRow } from '@pv/contract';
import { IconChevronRight, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { useTell } from '../api.ts';
import { useGround, useWorld } from '../page/TasksWorld.tsx';
import type { PickField } from '../pick/options.ts';
import { usePick } from '../pick/PickProvider.tsx';
import { Counts, Tags } from '../row/Counts.tsx';
import { Due, Face, PriorityMark, StatusMark } from '../row/marks.tsx';
import { TaskLink } from '../row/TaskLink.tsx';
import type { ListRow } from './list-rows.ts';
import classes from './TaskList.module.css';

interface CellProps {
  task: TaskRow;
  field: PickField;
  /** What it says, after the name of the field. */
  said: string;
  children: ReactNode;
}

/** A field of a row that opens what it is chosen from; only its words where nothing may be changed. */
function Cell({ task, field, said, children }: CellProps) {
  const { t } = useTexts();
  const { edit } = useGround();
  const pick = usePick();
  const label = `${t(`tasks.field.${field}`)}: ${said}`;
  return (
    <td className={classes.cell} data-field={field}>
      {edit ? (
        <button
          type="button"
          className={classes.pick}
          aria-label={label}
          title={label}
          onClick={(event) => pick(field, [task.id], event.currentTarget)}
        >
          {children}
        </button>
      ) : (
        <span className={classes.plain} title={label}>
          {children}
        </span>
      )}
    </td>
  );
}

/** The title while it is written over: Enter keeps it, Escape leaves it as it was. */
function TitleField({ task, onEnd }: { task: TaskRow; onEnd: () => void }) {
  const { t } = useTexts();
  const { deeds } = useWorld();
  const { tell } = useTell();
  const [text, setText] = useState(task.title);
  const trimmed = text.trim();

  function keep() {
    onEnd();
    if (trimmed === '' || trimmed === task.title) return;
    tell(deeds.change(task.id, { title: trimmed }));
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
    else if (event.key === 'Escape') onEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <TextInput
      size="xs"
      className={classes.rename}
      aria-label={t('tasks.field.title')}
      maxLength={TASK_ROOM.title}
      value={text}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={keep}
    />
  );
}

interface TaskLineProps {
  row: Extract<ListRow, { kind: 'task' }>;
  index: number;
  selected: boolean;
  renaming: boolean;
  onSelect: (key: string, range: boolean) => void;
  onRename: (key: string | null) => void;
  onFold: (task: string) => void;
}

/** A task in the list: everything of it that is seen is changed in its place. */
export const TaskLine = memo(function TaskLine(props: TaskLineProps) {
  const { row, index, selected, renaming, onSelect, onRename, onFold } = props;
  const { task } = row;
  const { t } = useTexts();
  const { edit, today, statusTitle } = useGround();
  const status = statusTitle(task.status);
  const people = task.assignees.map(({ name }) => name).join(', ');
  const former = task.formerly.join(', ');
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={edit ? selected : undefined}
      className={classes.row}
      data-task={task.id}
      data-row={row.key}
      data-part={row.part || undefined}
      data-done={task.done || undefined}
      data-selected={selected || undefined}
    >
      {edit && (
        <td className={classes.cell} data-field="select">
          <input
            type="checkbox"
            className={classes.tick}
            tabIndex={-1}
            aria-label={t('tasks.list.select', { title: task.title })}
            checked={selected}
            onChange={() => undefined}
            onClick={(event) => onSelect(row.key, event.shiftKey)}
          />
        </td>
      )}
      <Cell task={task} field="status" said={status}>
        <StatusMark id={task.status} closed={task.done} />
      </Cell>
      <td className={classes.main}>
        {row.parts > 0 && (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!row.folded}
            aria-label={t(row.folded ? 'tasks.list.unfoldParts' : 'tasks.list.foldParts', {
              title: task.title,
            })}
            onClick={() => onFold(task.id)}
          >
            <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
          </button>
        )}
        {renaming ? (
          <TitleField task={task} onEnd={() => onRename(null)} />
        ) : (
          <>
            <TaskLink task={task} className={classes.title} />
            {row.of && (
              <span className={classes.of}>{t('tasks.partOf', { title: row.of.title })}</span>
            )}
          </>
        )}
        <span className={classes.tags}>
          <Tags ids={task.tags} />
        </span>
        <Counts task={task} />
        {edit && !renaming && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.pencil}
            aria-label={t('tasks.list.rename', { title: task.title })}
            onClick={() => onRename(row.key)}
          >
            <IconPencil size={16} stroke={1.6} aria-hidden="true" />
          </button>
        )}
      </td>
      <Cell task={task} field="priority" said={t(`tasks.priority.${task.priority}`)}>
        <PriorityMark priority={task.priority} />
      </Cell>
      <Cell
        task={task}
        field="due"
        said={task.due_at ? dayText(task.due_at, t) : t('tasks.none.due')}
      >
        {task.due_at ? (
          <Due due={task.due_at} done={task.done} today={today} />
        ) : (
          <span className={classes.absent} aria-hidden="true" />
        )}
      </Cell>
      <Cell task={task} field="assignees" said={people || former || t('tasks.none.assignee')}>
        {task.assignees.map(({ id, name }) => (
          <Face key={id} name={name} />
        ))}
        {!people && former && <span className={classes.former}>{former}</span>}
        {!people && !former && edit && (
          <IconUserPlus className={classes.absent} size={18} stroke={1.6} aria-hidden="true" />
        )}
      </Cell>
    </tr>
  );
});
