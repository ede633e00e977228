import { allowed, NUDGE_MS, type Wait } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { lastReminders } from '../../notification/public.ts';
import { awaitedMoves, moversOf } from '../awaited-moves.ts';
import { isShared, lookingAt } from '../looking.ts';
import { findLooks } from '../queries/find-looks.ts';
import { reminderPause } from '../reminder-pause.ts';
import { toldOf } from '../told-of.ts';

/**
 * Every section of a project in which somebody is waited for, whether the reader may remind him, and who
 * looks at it.
 * @throws AppError `not_found` also to whoever is not in the team
 */
export async function listWaits(
  { connection, config, clock }: Deps,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Wait[]> {
  const now = clock();
  const state = await loadState(connection.db, projectId, userId);
  const { role } = memberOf(state, userId);
  const since = new Date(now.getTime() - NUDGE_MS);
  const told = await lastReminders(connection.db, [projectId], since);
  const looks = await findLooks(connection.db, projectId, now);
  return awaitedMoves(state, config).map((move): Wait => {
    const movers = moversOf(state, move);
    const pause = reminderPause({ now, since: move.since, movers, told: toldOf(told, move) });
    return {
      section: move.section,
      stage_id: move.stageId,
      can_remind: allowed(role, 'comment') && movers.length > 0 && !movers.includes(userId),
      reminded_at: pause.last?.toISOString() ?? null,
      remind_from: pause.from?.toISOString() ?? null,
      can_look: movers.includes(userId) && isShared(state, move),
      looking: isShared(state, move) ? lookingAt(state, move, { looks, readerId: userId }) : [],
    };
  });
}
