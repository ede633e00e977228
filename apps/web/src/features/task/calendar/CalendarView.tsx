import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { addDays, dayIn, type Project, type TaskRow, type TaskSet } from '@pv/contract';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { longDay } from '../../../ui/days.ts';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { useTouchOnly } from '../../../ui/use-touch-only.ts';
import { ShiftNotice } from '../days/ShiftNotice.tsx';
import { type ChangeDays, canBeSent, termOf } from '../days/task-days.ts';
import { useTaskDays } from '../days/use-task-days.ts';
import { useTaskName } from '../days/use-task-name.ts';
import { Agenda, AgendaDay } from './Agenda.tsx';
import classes from './Calendar.module.css';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarTools, type Span } from './CalendarTools.tsx';
import type { DayDeeds } from './DayCell.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useCursor } from './use-cursor.ts';
import { movedTo, useMoves } from './use-moves.ts';
import { addMonths, contentsByDay, monthWeeks } from './weeks.ts';

interface CalendarViewProps {
  /** All tasks of the project: what is not shown is shifted too. */
  set: TaskSet;
  /** Those that stand on their days. */
  shown: readonly TaskRow[];
  project: Project;
  onOpenTask: (task: TaskRow) => void;
  onChangeDays: ChangeDays;
  /** Adds a task that is due on a day, YYYY-MM-DD. */
  onAdd: (day: string) => void;
}

/** A pointer goes so far, px, before it drags. */
const DRAG_FROM = 6;

/** The tasks of a project on the days on which they are due, with the ends of the stages. */
export function CalendarView(props: CalendarViewProps) {
  const { set, shown: tasks, project, onOpenTask, onChangeDays, onAdd } = props;
  const { t, locale } = useTexts();
  const nameOf = useTaskName();
  const narrow = useNarrow();
  const touchOnly = useTouchOnly();
  const today = dayIn(new Date(), project.time_zone);
  const { cursor, setCursor, area, lead } = useCursor(today);
  const [span, setSpan] = useState<Span>('month');
  const [asked, setAsked] = useState<TaskRow | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { can } = set;
  const days = useTaskDays(set.tasks, onChangeDays);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
  );

  function move(task: TaskRow, day: string) {
    const moved = movedTo(task, day);
    if (canBeSent(moved)) void days.change(task, termOf(moved));
  }
  const moves = useMoves({
    tasks,
    area,
    onMove: move,
    onStep: (task, day) => {
      setCursor(day);
      setSaid(t('calendar.moved', { title: nameOf(task), day: longDay(day, locale) }));
    },
  });
  const { shown, moving } = moves;
  const contents = useMemo(() => contentsByDay(shown, project, moving), [shown, project, moving]);
  const undated = tasks.filter(({ due_at, done }) => !due_at && !done).length;
  const month = cursor.slice(0, 7);
  const inMonth = monthWeeks(cursor)
    .flat()
    .filter((day) => day.startsWith(month));

  const deeds: DayDeeds = {
    onOpen: onOpenTask,
    onMove: move,
    onChoose: setAsked,
    onAdd,
    onMore: setOpened,
    onFocus: setCursor,
    onLead: lead,
    onKey: (event, task) => {
      if (can.edit && moves.step(event, task)) return event.stopPropagation();
      if (event.key === 'Escape' && moves.cancel()) event.stopPropagation();
    },
  };
  function drop({ active, over }: DragEndEvent) {
    const task = tasks.find(({ id }) => id === active.id);
    if (task && over && task.due_at !== over.id) move(task, String(over.id));
  }
  function turn(by: 1 | -1) {
    setCursor(span === 'month' || narrow ? addMonths(cursor, by) : addDays(cursor, 7 * by));
  }
  function toToday() {
    flushSync(() => setCursor(today));
    // in one column the days before it would stay in sight instead of what comes
    const block = narrow ? 'start' : 'nearest';
    area.current?.querySelector('[data-today]')?.scrollIntoView({ block });
  }
  const told = (id: string | number) => {
    const task = tasks.find((one) => one.id === id);
    return task ? nameOf(task) : '';
  };
  return (
    <div ref={area}>
      <CalendarTools
        day={cursor}
        span={narrow ? null : span}
        onSpan={setSpan}
        onTurn={turn}
        onToday={toToday}
      />
      {can.edit && !touchOnly && !narrow && <p className={classes.hint}>{t('calendar.keys')}</p>}
      {undated > 0 && <p className={classes.hint}>{t('calendar.undated', { count: undated })}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: t('calendar.drag.how') },
          announcements: {
            onDragStart: ({ active }) => t('calendar.drag.start', { title: told(active.id) }),
            onDragOver: ({ active, over }) =>
              over
                ? t('calendar.drag.over', {
                    title: told(active.id),
                    day: longDay(String(over.id), locale),
                  })
                : undefined,
            onDragEnd: ({ active, over }) =>
              over
                ? t('calendar.drag.end', {
                    title: told(active.id),
                    day: longDay(String(over.id), locale),
                  })
                : t('calendar.drag.cancel', { title: told(active.id) }),
            onDragCancel: ({ active }) => t('calendar.drag.cancel', { title: told(active.id) }),
          },
        }}
      >
        {narrow ? (
          <Agenda days={inMonth} {...{ today, contents, deeds }} editable={can.edit} />
        ) : (
          <CalendarGrid {...{ span, cursor, today, contents, deeds }} editable={can.edit} />
        )}
        <Modal
          opened={opened !== null}
          onClose={() => setOpened(null)}
          title={opened && longDay(opened, locale)}
          closeButtonProps={{ 'aria-label': t('ui.close') }}
        >
          {opened && (
            <div className={classes.opened}>
              <AgendaDay
                contents={contents.get(opened)}
                {...{ today, deeds }}
                editable={can.edit}
              />
              {can.edit && (
                <Button variant="light" mt="sm" onClick={() => onAdd(opened)}>
                  {t('calendar.add', { day: longDay(opened, locale) })}
                </Button>
              )}
            </div>
          )}
        </Modal>
      </DndContext>
      {days.offer && (
        <ShiftNotice
          tasks={set.tasks}
          offer={days.offer}
          onShift={() => days.offer && days.shift(days.offer)}
          onLeave={days.leave}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <MoveDialog task={asked} onMove={move} onClose={() => setAsked(null)} />
    </div>
  );
}
