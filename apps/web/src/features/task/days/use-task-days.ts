import { daysBetween, MOST_TASKS_AT_ONCE, type TaskRow, type Term } from '@pv/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { termText } from '../../project/public.ts';
import { shiftSuccessors } from './shift-successors.ts';
import {
  type ChangeDays,
  canBeSent,
  daysOf,
  lastDay,
  sameDays,
  type TaskDays,
  termOf,
} from './task-days.ts';
import { useTaskName } from './use-task-name.ts';

/** The last change of a task's days, while what waits for it can still be shifted after it. */
interface Moved {
  before: TaskDays;
  after: TaskDays;
  /** Takes the offer to undo it away. */
  forget: () => void;
}

/** What can be offered after a task has got another end. */
export interface ShiftOffer {
  task: TaskRow;
  /** By how many days its end has moved. */
  days: number;
  moves: TaskDays[];
}

/**
 * Changes days of tasks: shown and saved by `onChangeDays`, can be undone, and what waits for the task can
 * be shifted along by one click, which is then undone together with it.
 */
export function useTaskDays(tasks: readonly TaskRow[], onChangeDays: ChangeDays) {
  const { t } = useTexts();
  const { toasts } = useServices();
  const nameOf = useTaskName();
  const [moved, setMoved] = useState<Moved | null>(null);
  // an undo that is clicked later looks at the tasks as they are then
  const now = useRef(tasks);
  useEffect(() => {
    now.current = tasks;
  });
  const find = (id: string) => now.current.find((task) => task.id === id);

  /** Puts days back where they still are as this deed has left them. */
  async function takeBack(before: readonly TaskDays[], after: readonly TaskDays[]) {
    setMoved(null);
    const left = new Map(after.map((days) => [days.id, days]));
    const kept = before.filter(({ id }) => {
      const [task, days] = [find(id), left.get(id)];
      return task && days && sameDays(task, days);
    });
    if (kept.length > 0) await onChangeDays(kept);
    const skipped = before.filter((days) => !kept.includes(days));
    if (skipped.length === 0) return;
    const names = skipped.map(({ id }) => find(id)).filter((task) => task !== undefined);
    toasts.warning(t('gantt.skipped', { what: names.map(nameOf).join('; ') }));
  }

  async function change(task: TaskRow, term: Term) {
    const before = daysOf(task.id, termOf(task));
    const after = daysOf(task.id, term);
    if (sameDays(before, after) || !canBeSent(after)) return;
    setMoved(null);
    try {
      await onChangeDays([after]);
    } catch (error) {
      toasts.failure(error);
      return;
    }
    const words = termText(term, t);
    const title = nameOf(task);
    const done = words ? t('gantt.changed', { title, term: words }) : t('gantt.removed', { title });
    const forget = toasts.undoable(done, () => takeBack([before], [after]));
    setMoved({ before, after, forget });
  }

  const offer = useMemo((): ShiftOffer | null => {
    const task = moved && tasks.find(({ id }) => id === moved.after.id);
    if (!moved || !task || !sameDays(task, moved.after)) return null;
    const moves = shiftSuccessors(tasks, moved.before, moved.after);
    const fits = moves.length < MOST_TASKS_AT_ONCE && moves.every(canBeSent);
    const [from, to] = [lastDay(moved.before), lastDay(moved.after)];
    if (moves.length === 0 || !fits || !from || !to) return null;
    return { task, days: daysBetween(from, to), moves };
  }, [moved, tasks]);

  /**
   * Moves tasks, to be taken back together with the change that they follow.
   * @param refused offers them again
   */
  async function moveAll(moves: TaskDays[], first: Moved | null, refused: () => void) {
    const before = moves.map(({ id }) => find(id)).filter((task) => task !== undefined);
    const days = before.map((task) => daysOf(task.id, termOf(task)));
    // the offer goes at once: a second click has nothing left to shift
    setMoved(null);
    try {
      await onChangeDays(moves);
    } catch (error) {
      toasts.failure(error);
      refused();
      return;
    }
    first?.forget();
    toasts.undoable(t('gantt.shift.done', { count: moves.length }), () =>
      first ? takeBack([first.before, ...days], [first.after, ...moves]) : takeBack(days, moves),
    );
  }

  return {
    change,
    offer,
    shift: ({ moves }: ShiftOffer) => moved && void moveAll(moves, moved, () => setMoved(moved)),
    move: (moves: TaskDays[], refused: () => void) => void moveAll(moves, null, refused),
    leave: () => setMoved(null),
  };
}
