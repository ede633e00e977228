import { AppError, allowed, isReviewerRole, LOOKING_MS } from '@pv/contract';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { sectionLooks } from '../../../db/schema/index.ts';
import { lockState, memberOf, type Place, placeKey } from '../../approval/public.ts';
import { awaitedMoves } from '../awaited-moves.ts';
import { isShared } from '../looking.ts';

interface Looking {
  projectId: string;
  userId: string;
  place: Place;
  looking: boolean;
}

/** With what the caller has said goes what means nothing any more. */
async function takeBack({ trx, now }: Work, { projectId, userId, place }: Looking): Promise<void> {
  const expired = new Date(now.getTime() - LOOKING_MS);
  const { stageId } = place;
  const ofStage =
    stageId === null ? isNull(sectionLooks.stageId) : eq(sectionLooks.stageId, stageId);
  await trx
    .delete(sectionLooks)
    .where(
      and(
        eq(sectionLooks.projectId, projectId),
        or(
          lte(sectionLooks.since, expired),
          and(eq(sectionLooks.userId, userId), eq(sectionLooks.section, place.section), ofStage),
        ),
      ),
    );
}

/**
 * Notes that a reviewer looks at a section, for the others who may decide it, or takes that back. It holds
 * nobody back from anything. Open pages of the team hear of it.
 * @throws AppError `not_found`; `forbidden` to who never decides, `nothing_awaited` where no decision is
 *   waited for, `not_your_move` where it is not the caller's or nobody else's
 */
export async function look(work: Work, looking: Looking): Promise<void> {
  const { projectId, userId, place } = looking;
  const state = await lockState(work.trx, projectId, userId);
  const { role } = memberOf(state, userId);
  const hasReviewers = state.team.some((mate) => isReviewerRole(mate.role));
  if (!allowed(role, 'decide', { hasReviewers })) throw new AppError('forbidden');
  await takeBack(work, looking);
  if (looking.looking) {
    const moves = awaitedMoves(state, work.deps.config);
    const move = moves.find((one) => placeKey(one) === placeKey(place));
    if (!move) throw new AppError('nothing_awaited');
    if (!move.roles.includes(role) || !isShared(state, move)) throw new AppError('not_your_move');
    await work.trx
      .insert(sectionLooks)
      .values({ id: uuidv7(), projectId, userId, ...place, since: work.now });
  }
  work.afterCommit(() => {
    for (const mate of state.team) {
      if (mate.userId !== userId) {
        work.deps.push.tell({ kind: 'look', userId: mate.userId, projectId });
      }
    }
  });
}
