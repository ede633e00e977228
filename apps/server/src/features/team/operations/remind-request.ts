import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { appendEvent, BY_ITSELF, lockIfThere, type ProjectState } from '../../approval/public.ts';
import { settleRequest } from '../../notification/public.ts';
import { tellRequester } from '../notices/tell-requester.ts';
import { bringToMind } from '../requests/bring-to-mind.ts';
import type { RequestRow } from '../requests/find-request.ts';
import { requestPause } from '../requests/request-pause.ts';

/** The project is locked first, as by whoever answers: two that wait for each other wait for ever. */
async function pendingRequest({ trx }: Work, requestId: string) {
  const find = async () => {
    const [row] = await trx.select().from(teamRequests).where(eq(teamRequests.id, requestId));
    return row?.status === 'pending' ? row : null;
  };
  const seen = await find();
  const state = seen && (await lockIfThere(trx, seen.projectId));
  const row = state && (await find());
  return row && state ? { row, state } : null;
}

/** Silence is refusal: the request is closed and whoever has asked is told. */
async function lapse(work: Work, { row, state }: { row: RequestRow; state: ProjectState }) {
  await work.trx
    .update(teamRequests)
    .set({ status: 'lapsed', closedAt: work.now })
    .where(eq(teamRequests.id, row.id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: `${row.kind}_lapsed`,
    actor: BY_ITSELF,
    before: { user: row.targetId, name: row.targetName, role: row.role },
  });
  await settleRequest(work, row);
  await tellRequester(work, state, row, 'lapsed');
}

/**
 * Brings a request that is still not answered to its target's mind, or closes it when its time is
 * over. Does nothing where it has been answered.
 */
export function remindRequest(deps: Deps, { requestId }: { requestId: string }): Promise<void> {
  return inTransaction(deps, async (work) => {
    const found = await pendingRequest(work, requestId);
    if (!found) return;
    if (found.row.expiresAt <= work.now) return lapse(work, found);
    const { row, state } = found;
    const inTeam = state.team.some(({ userId }) => userId === row.targetId);
    // whom a colleague has just reminded is left in peace
    if (inTeam && !requestPause(row, work.now).from) await bringToMind(work, state, row);
  });
}
