import type { ReceivedInvitation } from '@pv/contract';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Actor, Deps } from '../../../context.ts';
import { invitations, projects } from '../../../db/schema/index.ts';
import { presentReceived } from '../invitations/present-invitation.ts';

/** Invitations to the caller's address that wait for his answer, and those that wait for a team's. */
export async function listMyInvitations(deps: Deps, actor: Actor): Promise<ReceivedInvitation[]> {
  const now = deps.clock();
  const rows = await deps.connection.db
    .select({ row: invitations, project: projects })
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
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
  return rows.map(({ row, project }) => presentReceived(row, project, { deps, now }));
}
