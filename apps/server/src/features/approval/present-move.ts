import { type Move, ROLE_IDS, type RoleCode } from '@pv/contract';
import type { OpenMove } from './open-moves.ts';
import { presentPerson } from './present-person.ts';
import type { TeamMember } from './state.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Reader {
  team: readonly Pick<TeamMember, 'userId' | 'name' | 'role'>[];
  role: RoleCode;
  now: Date;
}

/** An open move as a member of the team sees it. */
export function presentMove(
  move: Omit<OpenMove, 'asked' | 'missing'> & { asked: string; missing: string[] },
  { team, role, now }: Reader,
): Move {
  return {
    section: move.section,
    stage_id: move.stageId,
    roles: move.roles.map((one) => ROLE_IDS[one]),
    people: team.filter((member) => move.roles.includes(member.role)).map(presentPerson),
    mine: move.roles.includes(role),
    since: move.since.toISOString(),
    days: Math.max(0, Math.floor((now.getTime() - move.since.getTime()) / DAY)),
    asked: move.asked,
    missing: move.missing,
  };
}
