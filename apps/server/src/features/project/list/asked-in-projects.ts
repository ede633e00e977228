import { allowed, ROLE_IDS, type RoleCode } from '@pv/contract';
import { type SQL, sql } from 'drizzle-orm';

const ROLES = Object.keys(ROLE_IDS) as RoleCode[];

/**
 * Who may invite for which role, «own invited». One list of words: as conditions joined by «or» they took
 * the database longer to plan than the rest of the list to answer.
 */
const INVITES = sql.raw(
  `'{${ROLES.flatMap((own) =>
    ROLES.filter((invitedRole) => allowed(own, 'invite', { invitedRole })).map(
      (invited) => `"${own} ${invited}"`,
    ),
  ).join(',')}}'::text[]`,
);

/**
 * The ids of the projects in whose teams something waits for a person: a request to him, an invitation to
 * his address, somebody to confirm. It names no row of the outer query, so that it is run once.
 */
export function askedInProjects({ userId, now }: { userId: string; now: Date }): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`(
    select request.project_id from team_requests request
    where request.target_id = ${userId}::uuid and request.status = 'pending'
      and request.expires_at > ${moment}
    union all
    select invitation.project_id from invitations invitation
    join users person on person.email = invitation.email
    where person.id = ${userId}::uuid and invitation.status = 'pending'
      and invitation.expires_at > ${moment}
    union all
    select invitation.project_id from invitations invitation
    join members own on own.project_id = invitation.project_id
    where own.user_id = ${userId}::uuid and invitation.status = 'confirming'
      and invitation.expires_at > ${moment}
      and (own.role || ' ' || invitation.role) = any(${INVITES}))`;
}
