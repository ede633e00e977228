import { isReviewerRole, type Wait } from '@pv/contract';
import type { OpenMove, ProjectState } from '../approval/public.ts';
import { moversOf } from './awaited-moves.ts';
import type { Look } from './queries/find-looks.ts';

/** Whether several people may decide the same, so that one may wish to know of the other. */
export const isShared = (state: ProjectState, move: OpenMove): boolean =>
  move.asked.startsWith('decide_') &&
  move.roles.every(isReviewerRole) &&
  moversOf(state, move).length > 1;

/** Who looks at a section while it waits for him: a decision, a recall and another turn end it. */
export function lookingAt(
  { team }: ProjectState,
  move: OpenMove,
  { looks, readerId }: { looks: readonly Look[]; readerId: string },
): Wait['looking'] {
  return looks.flatMap(({ section, stageId, userId, since }) => {
    const mate = team.find((one) => one.userId === userId && move.roles.includes(one.role));
    const here = section === move.section && stageId === move.stageId && since >= move.since;
    if (!mate || !here) return [];
    return [{ id: userId, name: mate.name, since: since.toISOString(), me: userId === readerId }];
  });
}
