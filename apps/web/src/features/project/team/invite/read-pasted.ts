import { isReviewerRole, type RoleCode, type RoleId, roleOf, type Team } from '@pv/contract';
import { type PastedLine, readLines } from './read-lines.ts';

/** A person of the paste with the role that he is invited for, and the one that he has in the team. */
type Invited = PastedLine & { role: RoleId; held: RoleId | null };

export interface Pasted {
  people: Invited[];
  /** Those with whom nothing is wrong. */
  good: Invited[];
  /** Somebody is invited as a reviewer. */
  reviewers: boolean;
  /** Approvals that fall when those people join. */
  stake: number;
}

interface Reading {
  team: Team;
  /** The role of lines that name none. */
  fallback: RoleId | null;
  titleOf: (role: RoleCode) => string;
}

/** What a paste of addresses comes to. */
export function readPasted(text: string, { team, fallback, titleOf }: Reading): Pasted {
  const roles = team.can.invite.map(({ role_id: id }) => ({
    id,
    title: titleOf(roleOf(id)),
  }));
  const held = new Map(team.team.map(({ email, role_id: role }) => [email.toLowerCase(), role]));
  const people = readLines(text, roles, held).flatMap((line) => {
    const role = line.role ?? fallback;
    return role ? [{ ...line, role, held: held.get(line.email) ?? null }] : [];
  });
  const good = people.filter(({ problem }) => problem === null);
  const stakes = team.can.invite
    .filter(({ role_id: id }) => good.some(({ role }) => role === id))
    .map(({ at_stake: count }) => count);
  return {
    people,
    good,
    reviewers: good.some(({ role }) => isReviewerRole(roleOf(role))),
    stake: Math.max(0, ...stakes),
  };
}
