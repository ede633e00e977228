import { and, asc, inArray, lte } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { lockIfThere } from '../../approval/public.ts';
import { findInvitation, stateOf } from '../invitations/find-invitation.ts';
import { lapseInvitation } from '../invitations/lapse-invitation.ts';

type Due = Pick<typeof invitations.$inferSelect, 'id' | 'projectId'>;

/** The project is locked first, as by whoever answers: two that wait for each other wait for ever. */
function lapse(deps: Deps, { id, projectId }: Due): Promise<void> {
  return inTransaction(deps, async (work) => {
    const state = await lockIfThere(work.trx, projectId);
    if (!state) return;
    const row = await findInvitation(work.trx, id);
    // whoever was quicker has answered it, sent it again or ended it
    if (row.status === 'expired' || stateOf(row, work.now) !== 'expired') return;
    await lapseInvitation(work, state, row);
  });
}

/**
 * Ends every invitation whose time is over, one transaction each. May run as often as wanted.
 * @throws Error when one could not be ended, after all the others were
 */
export async function lapseInvitations(deps: Deps): Promise<void> {
  const { id, projectId, status, expiresAt } = invitations;
  const due = await deps.connection.db
    .select({ id, projectId })
    .from(invitations)
    .where(and(inArray(status, ['pending', 'confirming']), lte(expiresAt, deps.clock())))
    .orderBy(asc(expiresAt));
  let failed = 0;
  for (const one of due) {
    await lapse(deps, one).catch((error: unknown) => {
      failed += 1;
      deps.log.error({ err: error, invitation: one.id }, 'invitation not ended');
    });
  }
  if (failed > 0) throw new Error(`${failed} invitations not ended`);
}
