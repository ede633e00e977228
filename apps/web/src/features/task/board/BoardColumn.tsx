import { useDroppable } from '@dnd-kit/core';
import { ActionIcon, Button } from '@mantine/core';
import type { TaskRow, TaskStatus } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { QuickAdd } from '../add/QuickAdd.tsx';
import { useGround } from '../page/TasksWorld.tsx';
import { StatusMark } from '../row/marks.tsx';
import { type Grouping, groupChange } from '../set/group-tasks.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import classes from './TaskBoard.module.css';
import { type CardPlace, TaskCard } from './TaskCard.tsx';

/** Columns shorter than this are drawn whole. */
const WHOLE = 40;
const CARD = 104;
const GAP = 8;
/** So many cards of a cell are drawn at first where the board has lanes. */
const FIRST = 20;

/** The name of a column, how many cards it has of how many, and what can be done with it. */
export function ColumnHead({ status, count }: { status: TaskStatus; count: number }) {
  const { t } = useTexts();
  const { edit, statusTitle } = useGround();
  const { id, closed, limit } = status;
  const over = limit !== null && count > limit;
  return (
    <div className={classes.columnHead}>
      <StatusMark id={id} closed={closed} />
      <h2 className={classes.columnTitle}>{statusTitle(id)}</h2>
      <span className={classes.total} data-over={over || undefined}>
        {limit === null ? count : t('tasks.board.limit', { count, limit })}
        {over && ` ${t('tasks.board.over')}`}
      </span>
      {edit && <ColumnMenu status={status} />}
    </div>
  );
}

interface CellProps {
  status: TaskStatus;
  lane: number;
  column: number;
  tasks: readonly TaskRow[];
  /** One of several lanes: the page scrolls, not the column. */
  inLane: boolean;
  /** On paper all cards stand. */
  printing: boolean;
  /** New tasks may come into the lane. */
  takes: boolean;
  /** The card that is carried, where it is from this cell or over it. */
  lifted: string | null;
  /** Before which of the other cards it would come to lie here. */
  markAt: number | null;
  by: Grouping;
  laneKey: string;
  adding: boolean;
  onAdding: (place: string | null) => void;
  onKey: (event: KeyboardEvent, task: TaskRow) => void;
}

/** The cards of one status in one lane. */
export const BoardCell = memo(function BoardCell(props: CellProps) {
  const { status, lane, column, tasks, inLane, printing, lifted, markAt, by, laneKey } = props;
  const { adding } = props;
  const { t } = useTexts();
  const { edit, statusTitle } = useGround();
  const adds = edit && props.takes;
  const [all, setAll] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  const end: CardPlace = { lane, column, id: null };
  const drop = useDroppable({ id: `end:${lane}:${column}`, data: { ...end }, disabled: !edit });
  const shown = inLane && !all && !printing ? tasks.slice(0, FIRST) : tasks;
  const whole = inLane || shown.length <= WHOLE || printing;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => CARD,
    getItemKey: (at) => shown[at]?.id ?? at,
    gap: GAP,
    overscan: 6,
    enabled: !whole,
  });

  const others = shown.filter(({ id }) => id !== lifted);
  // the line stands before the card that would come behind
  const before = markAt === null ? undefined : (others[markAt]?.id ?? null);
  const line = <div className={classes.mark} aria-hidden="true" />;
  const card = (task: TaskRow): ReactNode => (
    <>
      {before === task.id && line}
      <TaskCard
        task={task}
        lane={lane}
        column={column}
        lifted={lifted === task.id}
        onKey={props.onKey}
      />
    </>
  );
  const items = virtual.getVirtualItems();
  const top = items[0]?.start ?? 0;
  const bottom = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const label = t('tasks.board.add', { column: statusTitle(status.id) });

  return (
    <div
      ref={(element) => {
        scroll.current = element;
        drop.setNodeRef(element);
      }}
      className={classes.cards}
      data-column={`${lane}:${status.id}`}
      data-in-lane={inLane || undefined}
      data-title={statusTitle(status.id)}
      data-over={markAt !== null || undefined}
    >
      {whole ? (
        shown.map((task) => <div key={task.id}>{card(task)}</div>)
      ) : (
        <div style={{ paddingTop: top, paddingBottom: Math.max(0, bottom) }}>
          {items.map(({ index, key }) => {
            const task = shown[index];
            return (
              task && (
                <div
                  key={key}
                  data-index={index}
                  ref={virtual.measureElement}
                  style={{ paddingBottom: GAP }}
                >
                  {card(task)}
                </div>
              )
            );
          })}
        </div>
      )}
      {before === null && line}
      {shown.length < tasks.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          {t('tasks.board.more', { count: tasks.length - shown.length })}
        </Button>
      )}
      {adds && (!inLane || adding) && (
        <QuickAdd
          place={`board.${by}.${laneKey}.${status.id}`}
          label={label}
          beginnings={{ ...(inLane && groupChange(by, laneKey)), status: status.id }}
          wanted={adding}
          {...(!inLane && { onTaken: () => props.onAdding(null) })}
          {...(inLane && { onLeave: () => props.onAdding(null) })}
        />
      )}
      {adds && inLane && !adding && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.plus}
          aria-label={label}
          onClick={() => props.onAdding(`${lane}:${column}`)}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
});
