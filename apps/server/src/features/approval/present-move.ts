import { dayIn, dayStart, type Move, ROLE_IDS, type RoleCode } from '@pv/contract';
import type { OpenMove } from './open-moves.ts';
import { presentPerson } from './present-person.ts';
import type { TeamMember } from './state.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Reader {
  team: readonly Pick<TeamMember, 'userId' | 'name' | 'role'>[];
  role: RoleCode;
  /** In which the days of the project end. */
  zone: string;
  now: Date;
}

type Words = 'asked' | 'missing' | 'advised';

/** An open move as a member of the team sees it. */
export function presentMove(
  move: Omit<OpenMove, Words | 'again'> &
    Record<'missing' | 'advised', string[]> & { asked: string; again?: boolean },
  { team, role, zone, now }: Reader,
): Move {
  const own = move.roles.includes(role);
  const begun = move.from !== null && move.from <= dayIn(now, zone);
  const after = begun ? null : move.after;
  const since = begun && move.from ? dayStart(move.from, zone) : move.since;
  return {
    section: move.section,
    stage_id: move.stageId,
    number: move.number,
    status: move.status,
    roles: move.roles.map((one) => ROLE_IDS[one]),
    people: team.filter((member) => move.roles.includes(member.role)).map(presentPerson),
    own,
    mine: own && after === null,
    since: since.toISOString(),
    days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY)),
    asked: move.asked,
    missing: move.missing,
    advised: move.advised,
    deadline: move.deadline,
    after,
    again: move.again ?? false,
  };
}
