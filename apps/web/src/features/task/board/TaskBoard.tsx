import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePrinting } from '../../../platform/use-printing.ts';
import { useTell } from '../api.ts';
import { useHeldFocus } from '../keys/use-held-focus.ts';
import { useTaskKeys } from '../keys/use-task-keys.ts';
import type { useTaskAddress } from '../page/address.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { groupTasks, sorted } from '../set/group-tasks.ts';
import { BoardCell, ColumnHead } from './BoardColumn.tsx';
import { dropChange, lanesOf, mayLie, othersAt, type Spot, spotOf } from './board-model.ts';
import classes from './TaskBoard.module.css';
import { CardFace, type CardPlace } from './TaskCard.tsx';
import { type Lift, useLift } from './use-lift.ts';

interface TaskBoardProps {
  address: ReturnType<typeof useTaskAddress>;
  /** The tasks that are asked for. */
  tasks: readonly TaskRow[];
}

/** The card or the end of a cell under the pointer; beside the columns the nearest. */
const under: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const [card] = hits.filter(({ id }) => !String(id).startsWith('end:'));
  if (card) return [card];
  return hits.length > 0 ? hits : closestCenter(args);
};

const isPlace = (data: unknown): data is CardPlace =>
  typeof data === 'object' && data !== null && 'lane' in data && 'column' in data;

/** Columns by status, rows by person, stage or priority where that is asked for. */
function useLanes({ address, tasks }: TaskBoardProps) {
  const { set, stages, people, assignable } = useWorld();
  const { sort } = address;
  const by = address.group === 'status' ? 'none' : address.group;
  const lanes = useMemo(() => {
    const groups = groupTasks(set, sorted(tasks, sort), by, { stages, people, assignable });
    const filled = groups.filter((group) => group.tasks.length > 0);
    const first = groups.filter(({ takes }) => takes).slice(0, 1);
    return lanesOf(set, by === 'none' || filled.length === 0 ? first : filled);
  }, [set, tasks, sort, by, stages, people, assignable]);
  return { lanes, by, sort };
}

/** The tasks of a project as cards in columns. */
export function TaskBoard({ address, tasks }: TaskBoardProps) {
  const { t } = useTexts();
  const { set, all, edit, deeds, project, statusTitle, groupTitle } = useWorld();
  const { tell } = useTell();
  const { lanes, by, sort } = useLanes({ address, tasks });
  const [said, setSaid] = useState('');
  const [carried, setCarried] = useState<{ task: TaskRow; from: Spot; to: Spot | null } | null>(
    null,
  );
  const [adding, setAdding] = useState<string | null>(null);
  const ordered = sort === 'order';
  const inLanes = by !== 'none';
  const { go } = address;

  function drop({ task, from, to }: Lift) {
    const change = dropChange({ set, lanes, task, from, to, by, sort });
    if (!change) return;
    tell(deeds.change(task.id, change));
  }
  function say(what: 'start' | 'over' | 'end' | 'cancel', { task, to }: Lift) {
    const status = lanes[to.lane]?.cells[to.column]?.status;
    const lane = inLanes ? `, ${groupTitle(by, lanes[to.lane]?.key ?? '')}` : '';
    const place = {
      title: task.title,
      column: `${status ? statusTitle(status) : ''}${lane}`,
      number: to.at + 1,
      count: othersAt(lanes, to, task.id).length + 1,
    };
    setSaid(t(`tasks.board.say.${what}`, place));
  }
  const { lift, onKey } = useLift({
    lanes,
    mayLift: edit,
    ordered,
    say,
    drop,
  });

  /** Where the carried card would come to lie: above the card under it, or below, by its middle. */
  function spotOver(
    { active, over }: DragOverEvent | DragEndEvent,
    { task, from }: Pick<Lift, 'task' | 'from'>,
  ): Spot | null {
    const place: unknown = over?.data.current;
    if (!isPlace(place) || !mayLie(lanes, place.lane, from.lane)) return null;
    const spot = { lane: place.lane, column: place.column, at: 0 };
    const others = othersAt(lanes, spot, task.id);
    const at = others.findIndex(({ id }) => id === place.id);
    if (at < 0) {
      return place.id === task.id ? from : { ...spot, at: others.length };
    }
    const moving = active.rect.current.translated;
    const below =
      moving && over && moving.top + moving.height / 2 > over.rect.top + over.rect.height / 2;
    return { ...spot, at: below ? at + 1 : at };
  }
  function begin({ active }: { active: DragEndEvent['active'] }) {
    const place: unknown = active.data.current;
    const task = isPlace(place) && place.id ? all.get(place.id) : undefined;
    if (!task || !isPlace(place)) return;
    const from = spotOf(lanes, lanes[place.lane]?.key ?? '', task.id);
    if (from) setCarried({ task, from, to: from });
  }
  function end(event: DragEndEvent) {
    setCarried(null);
    if (!carried) return;
    const to = spotOver(event, carried);
    if (to) drop({ ...carried, to });
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // a short touch scrolls, a long one carries
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );

  const cellKey = (lane: number, column: number) => `${lane}:${column}`;
  const firstLane = lanes.findIndex(({ takes }) => takes);
  function add() {
    const own = document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset.column;
    const [lane = '0', status] = own?.split(':') ?? [];
    const column = set.statuses.findIndex(({ id }) => id === status);
    const at = lanes[Number(lane)]?.takes ? Number(lane) : firstLane;
    if (edit) setAdding(cellKey(at, Math.max(0, column)));
  }
  useTaskKeys({ add });
  const wanted = address.add && edit;
  useEffect(() => {
    if (!wanted) return;
    setAdding(`${firstLane}:0`);
    go({ add: undefined });
  }, [wanted, firstLane, go]);

  const held = useHeldFocus();
  const printing = usePrinting();
  const target = lift ?? carried;
  const isIn = (spot: Spot | null | undefined, lane: number, column: number) =>
    spot?.lane === lane && spot.column === column;
  /** What of a carried card a cell has to know. */
  function carriedIn(lane: number, column: number) {
    const over = isIn(target?.to, lane, column);
    const here = over || isIn(target?.from, lane, column);
    return {
      lifted: here && target ? target.task.id : null,
      markAt: over && target?.to ? target.to.at : null,
    };
  }
  const counts = set.statuses.map(({ id }) => tasks.filter(({ status }) => status === id).length);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={under}
      onDragStart={begin}
      onDragOver={(event) => setCarried((now) => now && { ...now, to: spotOver(event, now) })}
      onDragMove={(event) => {
        if (!carried) return;
        const to = spotOver(event, carried);
        if (to?.at !== carried.to?.at) setCarried({ ...carried, to });
      }}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
        screenReaderInstructions: { draggable: '' },
      }}
    >
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      {edit && <p className={classes.how}>{t('tasks.board.how')}</p>}
      {!ordered && <p className={classes.sorted}>{t('tasks.board.sorted')}</p>}
      <section
        className={classes.board}
        aria-label={t('tasks.board.label')}
        {...held}
        data-lanes={inLanes || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys too
        tabIndex={0}
      >
        {inLanes && (
          <div className={classes.heads}>
            {set.statuses.map((status, column) => (
              <ColumnHead key={status.id} status={status} count={counts[column] ?? 0} />
            ))}
          </div>
        )}
        {lanes.map(({ key, takes, cells }, lane) => (
          <div key={key} className={classes.lane}>
            {inLanes && <h3 className={classes.laneTitle}>{groupTitle(by, key)}</h3>}
            <div className={classes.columns}>
              {cells.map((cell, column) => {
                const status = set.statuses[column];
                const place = cellKey(lane, column);
                return (
                  status && (
                    <div key={cell.status} className={classes.column}>
                      {!inLanes && <ColumnHead status={status} count={cell.tasks.length} />}
                      <BoardCell
                        status={status}
                        lane={lane}
                        column={column}
                        tasks={cell.tasks}
                        inLane={inLanes}
                        printing={printing}
                        takes={takes}
                        {...carriedIn(lane, column)}
                        by={by}
                        laneKey={key}
                        adding={adding === place}
                        onAdding={setAdding}
                        onKey={onKey}
                      />
                    </div>
                  )
                );
              })}
            </div>
          </div>
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className={classes.card} data-carried data-project={project.id}>
            <CardFace task={carried.task} moves={false} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
