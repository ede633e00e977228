import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { lockIfThere } from '../../approval/public.ts';
import { bringToMind } from '../requests/bring-to-mind.ts';
import { lapseRequest } from '../requests/lapse-request.ts';
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

/**
 * Brings a request that is still not answered to its target's mind, or closes it when its time is
 * over. Does nothing where it has been answered.
 */
export function remindRequest(deps: Deps, { requestId }: { requestId: string }): Promise<void> {
  return inTransaction(deps, async (work) => {
    const found = await pendingRequest(work, requestId);
    if (!found) return;
    if (found.row.expiresAt <= work.now) return lapseRequest(work, found.state, found.row);
    const { row, state } = found;
    const inTeam = state.team.some(({ userId }) => userId === row.targetId);
    // whom a colleague has just reminded is left in peace
    if (inTeam && !requestPause(row, work.now).from) await bringToMind(work, state, row);
  });
}
