import { isReviewerRole, type RoleCode, type RoleId, roleOf, type Team } from '@pv/contract';
import { type PastedLine, readLines } from './read-lines.ts';

/** A person of the paste with the role that he is invited for, and the one that he has in the team. */
type Read = PastedLine & { held: RoleId | null };
/** Somebody who can be invited: nothing is wrong with his line, and he has a role. */
type Invited = Read & { role: RoleId; problem: null };

export interface Pasted {
  people: Read[];
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
  const awaited = new Set(
    team.invitations.flatMap(({ email, state }) =>
      state === 'pending' || state === 'confirming' ? [email.toLowerCase()] : [],
    ),
  );
  const people = readLines(text, roles, { held, awaited }).map((line): Read => {
    const role = line.role ?? fallback;
    const problem = line.problem ?? (role === null ? 'team.invite.noRole' : null);
    return { ...line, role, problem, held: held.get(line.email) ?? null };
  });
  const good = people.filter(
    (line): line is Invited => line.problem === null && line.role !== null,
  );
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
