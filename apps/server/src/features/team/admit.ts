import { AppError, type RoleCode } from '@pv/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { invitations, members } from '../../db/schema/index.ts';
import {
  appendEvent,
  loadProject,
  memberOf,
  type ProjectState,
  type TeamMember,
} from '../approval/public.ts';
import { settleInvitation } from '../notification/public.ts';
import { changeStatuses } from './change-statuses.ts';
import { settle } from './settle.ts';

interface Newcomer {
  userId: string;
  role: RoleCode;
  /** By whose invitation, and how it came. */
  invitedBy: { userId: string; name: string };
  way: 'code' | 'mail';
}

/** Whoever is in needs no other invitation to the same project. */
async function closeInvitations(work: Work, projectId: string, newcomer: TeamMember) {
  const { userId, email, name } = newcomer;
  const closed = await work.trx
    .update(invitations)
    .set({ status: 'accepted', closedAt: work.now, closedBy: name })
    .where(
      and(
        eq(invitations.projectId, projectId),
        inArray(invitations.status, ['pending', 'confirming', 'expired']),
        or(eq(invitations.email, email), eq(invitations.candidateId, userId)),
      ),
    )
    .returning({ id: invitations.id });
  for (const { id } of closed) await settleInvitation(work, id);
}

/**
 * Takes a person into a team and does what follows: a reviewer who joins resets approvals. Gives the
 * new member. `before` is the locked state.
 * @throws AppError `already_member`, `reviewer_too_late`
 */
export async function admit(
  work: Work,
  before: ProjectState,
  { userId, role, invitedBy, way }: Newcomer,
): Promise<TeamMember> {
  const projectId = before.project.id;
  const added = await work.trx
    .insert(members)
    .values({ projectId, userId, role, joinedAt: work.now })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw new AppError('already_member');
  const joined = await loadProject(work.trx, projectId);
  if (!joined) throw new AppError('not_found');
  const newcomer = memberOf(joined, userId);
  await closeInvitations(work, projectId, newcomer);
  await appendEvent(work, {
    projectId,
    kind: 'member_joined',
    actor: invitedBy,
    after: { user: userId, name: newcomer.name, role, way },
  });
  await changeStatuses(work, joined, { kind: 'joined', role, person: newcomer, by: invitedBy });
  await settle(work, before, { kind: 'joined', person: newcomer, by: invitedBy });
  return newcomer;
}
