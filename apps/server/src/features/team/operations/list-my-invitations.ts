import type { ReceivedInvitation } from '@pv/contract';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Actor, Deps } from '../../../context.ts';
import { invitations } from '../../../db/schema/index.ts';
import { loadProjects } from '../../approval/public.ts';
import { presentReceived } from '../invitations/present-invitation.ts';

/** Invitations to the caller's address that wait for his answer, and those that wait for a team's. */
export async function listMyInvitations(deps: Deps, actor: Actor): Promise<ReceivedInvitation[]> {
  const now = deps.clock();
  const { db } = deps.connection;
  const rows = await db
    .select()
    .from(invitations)
    .where(
      and(
        gt(invitations.expiresAt, now),
        or(
          and(eq(invitations.email, actor.email), eq(invitations.status, 'pending')),
          and(eq(invitations.candidateId, actor.userId), eq(invitations.status, 'confirming')),
        ),
      ),
    )
    .orderBy(asc(invitations.createdAt));
  const states = await loadProjects(db, [...new Set(rows.map(({ projectId }) => projectId))]);
  return rows.flatMap((row) => {
    const state = states.get(row.projectId);
    return state ? [presentReceived(row, state, { deps, now })] : [];
  });
}
