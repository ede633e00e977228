import type { TaskRow, TaskSet, TaskStatusId } from '@pv/contract';
import { byOrder, type TaskChange } from '../set/change-set.ts';
import { type Grouping, groupChange, type Sort, type TaskGroup } from '../set/group-tasks.ts';

/** Cards of one status in one lane, from above to below. */
export interface Cell {
  status: TaskStatusId;
  tasks: TaskRow[];
}

/** A row of the board: all columns for one person, stage or priority, or the only one. */
export interface Lane extends Pick<TaskGroup, 'key' | 'takes'> {
  cells: Cell[];
}

/** Lays out sorted groups in columns; each lane has all of them. */
export function lanesOf(set: TaskSet, groups: readonly TaskGroup[]): Lane[] {
  return groups.map(({ key, tasks, takes }) => {
    const cells = new Map(set.statuses.map(({ id }): [string, TaskRow[]] => [id, []]));
    for (const task of tasks) cells.get(task.status)?.push(task);
    return { key, takes, cells: [...cells].map(([status, cards]) => ({ status, tasks: cards })) };
  });
}

/** Where a card is or would be: `at` counts from 0 among the other cards of the cell. */
export interface Spot {
  lane: number;
  column: number;
  at: number;
}

/** The place of a card; null where it is not on the board. */
export function spotOf(lanes: readonly Lane[], lane: string, id: string): Spot | null {
  const row = lanes.findIndex(({ key }) => key === lane);
  const cells = lanes[row]?.cells ?? [];
  for (const [column, { tasks }] of cells.entries()) {
    const at = tasks.findIndex((task) => task.id === id);
    if (at >= 0) return { lane: row, column, at };
  }
  return null;
}

/** The cards of a cell without the one that is moved. */
export function othersAt(lanes: readonly Lane[], { lane, column }: Spot, id: string): TaskRow[] {
  return (lanes[lane]?.cells[column]?.tasks ?? []).filter((task) => task.id !== id);
}

/** Whether a card from one lane may come to lie in another: within its own it may in any case. */
export const mayLie = (lanes: readonly Lane[], lane: number, from: number): boolean =>
  lane === from || lanes[lane]?.takes === true;

const STEPS: Readonly<Record<string, { lane: number; column: number }>> = {
  ArrowUp: { lane: -1, column: 0 },
  ArrowDown: { lane: 1, column: 0 },
  ArrowLeft: { lane: 0, column: -1 },
  ArrowRight: { lane: 0, column: 1 },
};

/**
 * Where an arrow leads a lifted card: up and down within its column, and over its end into the next lane that takes it; to
 * the sides at the same height. Null where the key is no arrow or the board ends.
 */
export function stepSpot(
  lanes: readonly Lane[],
  spot: Spot,
  { key, id, from, ordered }: { key: string; id: string; from: number; ordered: boolean },
): Spot | null {
  const step = STEPS[key];
  if (!step) return null;
  const count = othersAt(lanes, spot, id).length;
  const inside = spot.at + step.lane;
  if (step.lane !== 0 && ordered && inside >= 0 && inside <= count) return { ...spot, at: inside };
  const next = { ...spot, column: spot.column + step.column };
  do next.lane += step.lane;
  while (lanes[next.lane] && !mayLie(lanes, next.lane, from));
  if (!lanes[next.lane]?.cells[next.column]) return null;
  const room = othersAt(lanes, next, id).length;
  const end = step.lane > 0 ? 0 : room;
  return { ...next, at: step.lane === 0 ? Math.min(spot.at, room) : end };
}

/** Behind what a card is put that stands in a cell at a place; undefined where the cell is empty. */
export function afterAt(
  tasks: readonly TaskRow[],
  others: readonly TaskRow[],
  { at, id }: { at: number; id: string },
): string | null | undefined {
  const before = others[at - 1];
  if (before) return before.id;
  const behind = others[0];
  if (!behind) return undefined;
  const all = tasks.filter((task) => task.id !== id).sort(byOrder);
  return all[all.indexOf(behind) - 1]?.id ?? null;
}

interface Drop {
  set: TaskSet;
  lanes: readonly Lane[];
  task: TaskRow;
  from: Spot;
  to: Spot;
  by: Grouping;
  sort: Sort;
}

function laneChange({ lanes, task, from, to, by }: Drop): TaskChange {
  if (from.lane === to.lane) return {};
  const key = lanes[to.lane]?.key ?? '';
  if (by !== 'assignee') return groupChange(by, key);
  // whom it was taken from has it no more, the others stay
  const left = lanes[from.lane]?.key;
  const kept = task.assignees.map(({ id }) => id).filter((id) => id !== left && id !== key);
  const { assignees = [] } = groupChange(by, key);
  return { assignees: [...kept, ...assignees] };
}

/** What becomes of a task whose card is dropped at another place; null where it stays as it is. */
export function dropChange(drop: Drop): TaskChange | null {
  const { set, lanes, task, from, to, sort } = drop;
  const cell = lanes[to.lane]?.cells[to.column];
  if (!cell) return null;
  const moved = from.lane !== to.lane || from.column !== to.column;
  if (!moved && (from.at === to.at || sort !== 'order')) return null;
  const others = othersAt(lanes, to, task.id);
  const after =
    sort === 'order' ? afterAt(set.tasks, others, { at: to.at, id: task.id }) : undefined;
  return {
    ...(cell.status !== task.status && { status: cell.status }),
    ...laneChange(drop),
    ...(after !== undefined && { after }),
  };
}
