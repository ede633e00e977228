import { daysBetween, MOST_TASKS_AT_ONCE, type Stage, type TaskRow } from '@pv/contract';
import { canBeSent, lastDay, movedBy, type TaskDays } from './task-days.ts';

type StageTerm = Pick<Stage, 'id' | 'starts_at' | 'ends_at'>;

/** By how many days a stage has moved as a whole: none where it has become longer or shorter. */
function wholeMove(from: StageTerm, to: StageTerm): number {
  if (!from.starts_at || !from.ends_at || !to.starts_at || !to.ends_at) return 0;
  const days = daysBetween(from.starts_at, to.starts_at);
  return daysBetween(from.ends_at, to.ends_at) === days ? days : 0;
}

/**
 * New days of the open tasks that have stayed on theirs while their stages moved: as many days later or earlier.
 * None where one call does not take them.
 * @param stood the moved stages as they stood before
 * @param now all stages
 */
export function leftTasks(
  tasks: readonly TaskRow[],
  stood: readonly StageTerm[],
  now: readonly StageTerm[],
): TaskDays[] {
  const moves = new Map(
    stood.map((from) => {
      const to = now.find(({ id }) => id === from.id);
      return [from.id, to ? wholeMove(from, to) : 0];
    }),
  );
  const left = tasks.flatMap((task) => {
    const days = moves.get(task.stage_id ?? '') ?? 0;
    return days !== 0 && !task.done && lastDay(task) ? [movedBy(task, days)] : [];
  });
  return left.length <= MOST_TASKS_AT_ONCE && left.every(canBeSent) ? left : [];
}
