import { MOST_TASKS_AT_ONCE } from '@pv/contract';
import { requestId } from '../../../platform/api/client.ts';

/** A task that names others by their places in its list. */
interface Placed {
  parent: number | null;
  blocked_by?: readonly number[];
}

/**
 * Cuts a long list into pieces that one call takes; a task stays with its parts, and waits for tasks of its
 * piece alone: `tornIn` tells of the others.
 */
export function inPieces<T extends Placed>(tasks: readonly T[], most = MOST_TASKS_AT_ONCE): T[][] {
  const pieces: T[][] = [];
  let first = 0;
  while (first < tasks.length) {
    let end = Math.min(first + most, tasks.length);
    const parent = tasks[end]?.parent;
    // a part is not torn from its task, unless all of the piece is its parts
    if (parent !== undefined && parent !== null && parent > first) end = parent;
    const from = first;
    pieces.push(
      tasks.slice(from, end).map((task) => {
        const { parent: at, blocked_by: waits } = task;
        return {
          ...task,
          parent: at === null || at < from ? null : at - from,
          ...(waits && {
            blocked_by: waits.filter((one) => one >= from && one < end).map((one) => one - from),
          }),
        };
      }),
    );
    first = end;
  }
  return pieces;
}

/**
 * The same, each task with a key of its own: sent again after an answer that was lost, it is not made twice.
 * Parents are places in their piece, so what is left of a list is kept in its pieces.
 */
export const keyedPieces = <T extends Placed>(tasks: readonly T[], most?: number) =>
  inPieces(tasks, most).map((piece) => piece.map((task) => ({ ...task, key: requestId() })));

/** Where a task of a list waits for one that has come into another piece, by their places in the list. */
export function tornIn(
  tasks: readonly Placed[],
  pieces: readonly (readonly unknown[])[],
): { at: number; blocker: number }[] {
  const pieceOf = pieces.flatMap((piece, number) => piece.map(() => number));
  return tasks.flatMap(({ blocked_by = [] }, at) =>
    blocked_by
      .filter((blocker) => pieceOf[blocker] !== pieceOf[at])
      .map((blocker) => ({ at, blocker })),
  );
}
