import { allowed, type Matter, type ProjectType, ROLE_IDS, type RoleCode } from '@pv/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import {
  invitations,
  members,
  profiles,
  projects,
  teamRequests,
  users,
} from '../../../db/schema/index.ts';

const about = { id: projects.id, type: projects.type, title: projects.title };

interface Found {
  id: string;
  kind: Matter['kind'];
  project: { id: string; type: ProjectType; title: string };
  name: string;
  role: RoleCode | null;
  since: Date;
}

const present = ({ role, since, ...rest }: Found): Matter => ({
  ...rest,
  role_id: role && ROLE_IDS[role],
  since: since.toISOString(),
});

/** What the person is asked in his teams: to leave, to take another role, to become the author. */
async function requestsTo(executor: Executor, userId: string, now: Date): Promise<Found[]> {
  return executor
    .select({
      id: teamRequests.id,
      kind: teamRequests.kind,
      project: about,
      name: teamRequests.requesterName,
      role: teamRequests.role,
      since: teamRequests.createdAt,
    })
    .from(teamRequests)
    .innerJoin(projects, eq(projects.id, teamRequests.projectId))
    .where(
      and(
        eq(teamRequests.targetId, userId),
        eq(teamRequests.status, 'pending'),
        gt(teamRequests.expiresAt, now),
      ),
    );
}

/** Invitations to his address that he has not answered. */
async function invitationsOf(executor: Executor, userId: string, now: Date): Promise<Found[]> {
  const rows = await executor
    .select({
      id: invitations.id,
      project: about,
      name: invitations.inviterName,
      role: invitations.role,
      since: invitations.sentAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.email, invitations.email))
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .where(
      and(eq(users.id, userId), eq(invitations.status, 'pending'), gt(invitations.expiresAt, now)),
    );
  return rows.map((row) => ({ ...row, kind: 'invitation' }));
}

/** Who has accepted an invitation for a role that he may invite for, and waits for the team's word. */
async function candidatesFor(executor: Executor, userId: string, now: Date): Promise<Found[]> {
  const rows = await executor
    .select({
      id: invitations.id,
      project: about,
      name: profiles.name,
      email: invitations.email,
      role: invitations.role,
      acceptedAt: invitations.acceptedAt,
      sentAt: invitations.sentAt,
      own: members.role,
    })
    .from(invitations)
    .innerJoin(members, eq(members.projectId, invitations.projectId))
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .leftJoin(profiles, eq(profiles.userId, invitations.candidateId))
    .where(
      and(
        eq(members.userId, userId),
        eq(invitations.status, 'confirming'),
        gt(invitations.expiresAt, now),
      ),
    );
  return rows
    .filter(({ own, role }) => allowed(own, 'invite', { invitedRole: role }))
    .map(({ own: _, email, name, acceptedAt, sentAt, ...row }) => ({
      ...row,
      name: name ?? email,
      since: acceptedAt ?? sentAt,
      kind: 'candidate',
    }));
}

/** Everything in teams that waits for a person, the oldest first. */
export async function listMatters(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<Matter[]> {
  const found = await Promise.all([
    invitationsOf(executor, userId, now),
    requestsTo(executor, userId, now),
    candidatesFor(executor, userId, now),
  ]);
  return found
    .flat()
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .map(present);
}
