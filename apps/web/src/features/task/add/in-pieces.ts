import { MOST_TASKS_AT_ONCE } from '@pv/contract';
import { requestId } from '../../../platform/api/client.ts';

/** Cuts a long list into pieces that one call takes; a task stays with its parts. */
export function inPieces<T extends { parent: number | null }>(
  tasks: readonly T[],
  most = MOST_TASKS_AT_ONCE,
): T[][] {
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
        const { parent: at } = task;
        return { ...task, parent: at === null || at < from ? null : at - from };
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
export const keyedPieces = <T extends { parent: number | null }>(
  tasks: readonly T[],
  most?: number,
) => inPieces(tasks, most).map((piece) => piece.map((task) => ({ ...task, key: requestId() })));
