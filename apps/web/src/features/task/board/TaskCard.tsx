import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { TaskRow } from '@pv/contract';
import { IconArrowsMove } from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useGround, useWorld } from '../page/TasksWorld.tsx';
import { usePick } from '../pick/PickProvider.tsx';
import { Counts, Tags } from '../row/Counts.tsx';
import { Due, Face, PriorityMark } from '../row/marks.tsx';
import { TaskLink } from '../row/TaskLink.tsx';
import classes from './TaskBoard.module.css';

function PartOf({ id }: { id: string }) {
  const { t } = useTexts();
  const parent = useWorld().all.get(id);
  return (
    parent && <div className={classes.parent}>{t('tasks.partOf', { title: parent.title })}</div>
  );
}

/** What a card says, the same while it is carried. */
export function CardFace({ task, moves }: { task: TaskRow; moves: boolean }) {
  const { t } = useTexts();
  const { today } = useGround();
  const pick = usePick();
  const priority = t(`tasks.priority.${task.priority}`);
  return (
    <>
      {task.parent_id && <PartOf id={task.parent_id} />}
      <TaskLink task={task} className={classes.title} />
      <div className={classes.tags}>
        <Tags ids={task.tags} />
      </div>
      <div className={classes.foot}>
        {task.priority !== 'medium' && (
          <span className={classes.priority}>
            <PriorityMark priority={task.priority} />
            {priority}
          </span>
        )}
        <Due due={task.due_at} done={task.done} today={today} />
        <Counts task={task} />
        <span className={classes.end}>
          {task.assignees.map(({ id, name }) => (
            <Face key={id} name={name} />
          ))}
        </span>
      </div>
      {moves && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.move}
          aria-label={`${t('tasks.field.move')} ${task.title}`}
          title={t('tasks.field.move')}
          onMouseDown={(event) => event.stopPropagation()}
          onTouchStart={(event) => event.stopPropagation()}
          onClick={(event) => pick('move', [task.id], event.currentTarget)}
        >
          <IconArrowsMove size={16} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </>
  );
}

/** What is dragged, and over what it may be: a card by its lane and id, or the end of a cell. */
export interface CardPlace {
  lane: number;
  column: number;
  /** Null for the end of the cell. */
  id: string | null;
}

interface TaskCardProps {
  task: TaskRow;
  lane: number;
  column: number;
  lifted: boolean;
  onKey: (event: KeyboardEvent, task: TaskRow) => void;
}

/** A card that is carried by the mouse, a finger or the keyboard. */
export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, lane, column, lifted, onKey } = props;
  const { edit } = useGround();
  const id = `${lane}:${task.id}`;
  const place: CardPlace = { lane, column, id: task.id };
  const drag = useDraggable({ id, data: { ...place }, disabled: !edit });
  const drop = useDroppable({ id, data: { ...place }, disabled: !edit });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside has the focus, keys rise from it
    <div
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      className={classes.card}
      data-task={task.id}
      data-dragging={drag.isDragging || undefined}
      data-lifted={lifted || undefined}
      data-done={task.done || undefined}
      data-moves={edit || undefined}
      onKeyDown={(event) => onKey(event, task)}
      onDragStart={(event) => event.preventDefault()}
      {...drag.listeners}
    >
      <CardFace task={task} moves={edit} />
    </div>
  );
});
