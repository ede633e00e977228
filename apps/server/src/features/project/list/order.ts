import { allowed, type ProjectSort, ROLE_IDS, type RoleCode } from '@pv/contract';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { members, projects } from '../../../db/schema/index.ts';
import { type ListPlace, readCursor } from './cursor.ts';

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
function askedInProjects({ userId, now }: { userId: string; now: Date }): SQL {
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

/** Whether a move of the project is the reader's, or something in its team waits for him. */
export function mineOf(reader: { userId: string; now: Date }): SQL<boolean> {
  return sql<boolean>`(${members.role} = any(${projects.moveRoles})
    or ${projects.id} in ${askedInProjects(reader)})`;
}
const open = sql<boolean>`(${projects.completion} <> 'succeeded')`;
/** The end of the section in which the move is that the row tells: the reader's own, else the most urgent. */
export const due = sql<string | null>`(case when ${members.role} = any(${projects.moveRoles}) then (
  select (own->>'deadline')::date from jsonb_array_elements(${projects.moves}) with ordinality list (own, at)
  where own->'roles' ? ${members.role} and own->>'after' is null order by at limit 1)
  else ${projects.deadline} end)`;
/** A project without a date stands after all that have one. */
const dueOrder = sql`coalesce(${due}, 'infinity'::date)`;

/** `mine` is the selected column: named, it is not planned and computed a second time. */
const ORDERS: Readonly<Record<ProjectSort, SQL[]>> = {
  move: [sql`mine desc`, desc(open), desc(projects.updatedAt), desc(projects.id)],
  updated: [desc(open), desc(projects.updatedAt), desc(projects.id)],
  deadline: [desc(open), asc(dueOrder), desc(projects.id)],
};

/**
 * The order of the rows of the list, of which the column `mine` is one. In every order what is finished
 * stands after what is not.
 */
export function orderOf(sort: ProjectSort): SQL[] {
  return ORDERS[sort];
}

function beyond(place: ListPlace, mine: SQL): SQL {
  if (place[0] === 'move') {
    const [, own, unfinished, at, id] = place;
    return sql`(${mine}, ${open}, ${projects.updatedAt}, ${projects.id}) < (${own}::boolean, ${unfinished}::boolean, ${at}::timestamptz, ${id}::uuid)`;
  }
  if (place[0] === 'updated') {
    const [, unfinished, at, id] = place;
    return sql`(${open}, ${projects.updatedAt}, ${projects.id}) < (${unfinished}::boolean, ${at}::timestamptz, ${id}::uuid)`;
  }
  const [, unfinished, day, id] = place;
  const last = sql`coalesce(${day}::date, 'infinity'::date)`;
  return sql`(${open} < ${unfinished}::boolean or (${open} = ${unfinished}::boolean
    and (${dueOrder} > ${last} or (${dueOrder} = ${last} and ${projects.id} < ${id}::uuid))))`;
}

/** What stands after the mark of a page; undefined for the first page. */
export function afterMark(
  cursor: string | undefined,
  sort: ProjectSort,
  mine: SQL,
): SQL | undefined {
  return cursor ? beyond(readCursor(cursor, sort), mine) : undefined;
}

interface Placed {
  id: string;
  mine: boolean;
  completion: string;
  updatedAt: Date;
  deadline: string | null;
}

/** Where a row stands in an order. */
export function placeOf(row: Placed, sort: ProjectSort): ListPlace {
  const at = row.updatedAt.toISOString();
  const unfinished = row.completion !== 'succeeded';
  const places: Record<ProjectSort, ListPlace> = {
    move: ['move', row.mine, unfinished, at, row.id],
    updated: ['updated', unfinished, at, row.id],
    deadline: ['deadline', unfinished, row.deadline, row.id],
  };
  return places[sort];
}
