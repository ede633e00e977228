import { addDays, daysBetween, type TaskRow } from '@pv/contract';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { movedBy } from '../days/task-days.ts';

/** Keys rest this long before what they moved is saved, ms. */
const REST = 700;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** By how many days a key leads: up and down by a week; 0 for other keys. */
export const stepOf = (key: string): number => STEPS[key] ?? 0;

/** A task that was moved to another day, with its beginning. */
export const movedTo = (task: TaskRow, day: string): TaskRow =>
  task.due_at
    ? { ...task, ...movedBy(task, daysBetween(task.due_at, day)) }
    : { ...task, due_at: day };

interface Moves {
  tasks: readonly TaskRow[];
  area: RefObject<HTMLElement | null>;
  /** Saves a task on its new day. */
  onMove: (task: TaskRow, day: string) => void;
  /** A task was moved by a key: the day is shown and told. */
  onStep: (task: TaskRow, day: string) => void;
}

/**
 * Moves tasks by Alt with the arrows: each key is seen at once, the day is saved when the keys rest. The focus
 * goes along with the task. Gives the tasks as they are shown, and which of them is moving.
 */
export function useMoves({ tasks, area, onMove, onStep }: Moves) {
  const [moving, setMoving] = useState<{ id: string; day: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const find = (id: string) => tasks.find((task) => task.id === id);

  function settle() {
    clearTimeout(timer.current);
    if (!moving) return;
    setMoving(null);
    const task = find(moving.id);
    if (task && task.due_at !== moving.day) onMove(task, moving.day);
  }
  // what the keys have moved is saved by the days as they are then, and when the calendar goes too
  const rest = useRef(settle);
  useEffect(() => {
    rest.current = settle;
  });
  useEffect(() => () => rest.current(), []);
  // the task is drawn on another day
  useLayoutEffect(() => {
    if (!moving) return;
    const task = area.current?.querySelector<HTMLElement>(`[data-task="${moving.id}"]`);
    if (task && task !== document.activeElement) task.focus();
  }, [area, moving]);

  /** Moves the task that has the focus; tells whether the key did. */
  function step(event: KeyboardEvent, task: TaskRow): boolean {
    const days = event.altKey && !event.ctrlKey && !event.metaKey ? stepOf(event.key) : 0;
    const from = moving?.id === task.id ? moving.day : task.due_at;
    if (days === 0 || !from) return false;
    event.preventDefault();
    if (moving && moving.id !== task.id) rest.current();
    const day = addDays(from, days);
    setMoving({ id: task.id, day });
    onStep(task, day);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => rest.current(), REST);
    return true;
  }
  function cancel(): boolean {
    clearTimeout(timer.current);
    setMoving(null);
    return moving !== null;
  }
  const shown = useMemo(
    () =>
      moving
        ? tasks.map((task) => (task.id === moving.id ? movedTo(task, moving.day) : task))
        : tasks,
    [tasks, moving],
  );
  return { shown, moving: moving?.id ?? null, step, cancel };
}
