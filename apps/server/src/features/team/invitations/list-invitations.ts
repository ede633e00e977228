import type { Invitation } from '@pv/contract';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { invitations, profiles, users } from '../../../db/schema/index.ts';
import type { TeamMember } from '../../approval/public.ts';
import { presentInvitation } from './present-invitation.ts';

/** For how long the team sees that somebody has declined. */
const DECLINED_SHOWN_MS = 14 * 86_400_000;

/** Invitations of a project that wait for something, and those that were declined lately. */
export async function listInvitations(
  db: Executor,
  projectId: string,
  reader: Pick<TeamMember, 'role'>,
  now: Date,
): Promise<Invitation[]> {
  const lately = new Date(now.getTime() - DECLINED_SHOWN_MS);
  const shown = or(
    inArray(invitations.status, ['pending', 'confirming', 'expired']),
    and(eq(invitations.status, 'declined'), gt(invitations.closedAt, lately)),
  );
  const rows = await db
    .select({ row: invitations, name: profiles.name, email: users.email })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.candidateId))
    .leftJoin(profiles, eq(profiles.userId, invitations.candidateId))
    .where(and(eq(invitations.projectId, projectId), shown))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
  return rows.map(({ row, name, email }) => {
    const { candidateId } = row;
    const candidate =
      candidateId && email !== null ? { id: candidateId, name: name ?? '', email } : null;
    return presentInvitation({ row, candidate }, reader, now);
  });
}
