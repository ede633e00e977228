import { TextInput } from '@mantine/core';
import { TASK_ROOM, type TaskRow } from '@pv/contract';
import { IconChevronRight, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { dayText } from '../../../ui/days.ts';
import { isFocusLost } from '../../../ui/focus.ts';
import { useGround } from '../page/TasksWorld.tsx';
import type { PickField } from '../pick/options.ts';
import { usePick } from '../pick/PickProvider.tsx';
import { Counts, Tags } from '../row/Counts.tsx';
import { Due, Face, PriorityMark, StatusMark } from '../row/marks.tsx';
import { TaskLink } from '../row/TaskLink.tsx';
import type { ListRow } from './list-rows.ts';
import classes from './TaskList.module.css';
import type { Rename } from './use-list-state.ts';

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

interface TitleFieldProps {
  row: TaskRowOfList;
  rename: Rename;
  onKeep: TaskLineProps['onKeep'];
  onEnd: TaskLineProps['onEnd'];
}

/** Whether a field may take the focus: one that comes back takes it from nothing that was begun meanwhile. */
function mayTakeFocus(key: string, { failure }: Rename): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return !failure || isFocusLost() || row?.dataset.row === key;
}

/** The title while it is written over: Enter keeps it, Escape leaves it as it was. */
function TitleField({ row: { key, task }, rename, onKeep, onEnd }: TitleFieldProps) {
  const { t } = useTexts();
  const [text, setText] = useState(rename.text);
  const { failure, from } = rename;
  const trouble = isApiError(failure, 'stale_version')
    ? t('tasks.list.renamed', { title: from.title })
    : failure !== undefined && describeError(failure, t);

  const keep = () => onKeep(key, task.id, { ...rename, text });
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
    else if (event.key === 'Escape') onEnd(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <TextInput
      size="xs"
      classNames={{ root: classes.rename, error: classes.trouble }}
      aria-label={t('tasks.field.title')}
      maxLength={TASK_ROOM.title}
      value={text}
      error={trouble && <span role="alert">{trouble}</span>}
      autoFocus={mayTakeFocus(key, rename)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
      // what was not kept is sent again only when it is asked for
      onBlur={() => !failure && keep()}
    />
  );
}

type TaskRowOfList = Extract<ListRow, { kind: 'task' }>;

interface TaskLineProps {
  row: TaskRowOfList;
  index: number;
  selected: boolean;
  /** Tasks are being chosen on a phone: all of the row is the tick. */
  choosing: boolean;
  rename: Rename | undefined;
  onSelect: (key: string, range: boolean) => void;
  onRename: (key: string, task: TaskRow) => void;
  onKeep: (key: string, id: string, rename: Rename) => void;
  onEnd: (key: string) => void;
  onFold: (task: string) => void;
}

/** A task in the list: everything of it that is seen is changed in its place. */
export const TaskLine = memo(function TaskLine(props: TaskLineProps) {
  const { row, index, selected, choosing, rename } = props;
  const { onSelect, onRename, onKeep, onEnd, onFold } = props;
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
          <label className={classes.reach}>
            <input
              type="checkbox"
              className={classes.tick}
              tabIndex={choosing ? 0 : -1}
              aria-label={t('tasks.list.select', { title: task.title })}
              checked={selected}
              onChange={() => undefined}
              onClick={(event) => onSelect(row.key, event.shiftKey)}
            />
          </label>
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
        {rename && !rename.sending ? (
          <TitleField row={row} rename={rename} onKeep={onKeep} onEnd={onEnd} />
        ) : (
          <>
            <TaskLink task={task} className={classes.title} />
            {row.of && (
              <span className={classes.of}>{t('tasks.partOf', { title: row.of.title })}</span>
            )}
          </>
        )}
        <span className={`${classes.marks} ${classes.tags}`}>
          <Tags ids={task.tags} />
        </span>
        <span className={classes.marks}>
          <Counts task={task} />
        </span>
        {edit && !rename && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.pencil}
            aria-label={t('tasks.list.rename', { title: task.title })}
            onClick={() => onRename(row.key, task)}
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
