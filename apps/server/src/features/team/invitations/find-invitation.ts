import { AppError, type InvitationState, TEAM_LIMITS } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { invitations } from '../../../db/schema/index.ts';
import { invitationInToken } from '../../../signed.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/**
 * The invitation with this id.
 * @throws AppError `not_found`
 */
export async function findInvitation(db: Executor, id: string): Promise<InvitationRow> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * The invitation behind a link.
 * @throws AppError `not_found` for a forged link and for an invitation that is gone alike
 */
export async function findByToken(
  db: Executor,
  { config }: Pick<Deps, 'config'>,
  token: string,
): Promise<InvitationRow> {
  const id = invitationInToken(config.secret, token);
  if (!id) throw new AppError('not_found');
  return findInvitation(db, id);
}

/** Where it stands at a moment: what nobody has answered or confirmed in time has expired. */
export function stateOf(row: InvitationRow, now: Date): InvitationState {
  const waits = row.status === 'pending' || row.status === 'confirming';
  return waits && row.expiresAt <= now ? 'expired' : row.status;
}

/** Until when an invitation lives that was sent or accepted at this moment. */
export const answerUntil = (moment: Date): Date =>
  new Date(moment.getTime() + TEAM_LIMITS.answerDays * 86_400_000);

/**
 * Refuses what comes too late, and says what has become of the invitation and through whom.
 * @throws AppError `invitation_closed` unless it stands as one of `open` says
 */
export function checkOpen(
  row: InvitationRow,
  now: Date,
  open: readonly InvitationState[] = ['pending'],
): void {
  const state = stateOf(row, now);
  if (open.includes(state)) return;
  const params = { name: row.closedBy ?? '' };
  throw new AppError('invitation_closed', { params, items: [`team.closed.${state}`] });
}
