import type { RoleCode } from '../../kinds/roles.ts';
import type { Intent } from '../intents.ts';
import type { PhaseFamily, PhaseInfo } from '../phases.ts';
import type { DecisionAction, HeldRoles } from '../workflow.ts';
import type { Machine } from './machine.ts';
import type { FromWord, Row, TeamCondition, TeamWord, ToWord } from './row.ts';

/** Everything that chooses a row: who calls what, where the section stands, and the team. */
export interface Turn {
  phase: string;
  info: PhaseInfo;
  actor: RoleCode;
  action: DecisionAction;
  held: HeldRoles;
  /** Who sent the section last; null before the first time. */
  sender: RoleCode | null;
}

/** A row that fits, with what it amounts to here. */
export interface Match {
  row: Row;
  intent: Intent;
  to: string;
}

type Reader<T> = (turn: Turn, machine: Machine) => T;

const named =
  (family: PhaseFamily, isOne: (role: RoleCode, turn: Turn, machine: Machine) => boolean) =>
  (turn: Turn, machine: Machine) =>
    turn.info.family === family && turn.info.roles.some((role) => isOne(role, turn, machine));
const isAuthor = (role: RoleCode, _: Turn, machine: Machine) => machine.authors.includes(role);
const isReviewer = (role: RoleCode, _: Turn, machine: Machine) => machine.reviewers.includes(role);
const isActor = (role: RoleCode, { actor }: Turn) => role === actor;
const waitsForActor = named('waiting', isActor);

const FROM: Readonly<Record<FromWord, Reader<boolean>>> = {
  wait: ({ info }) => info.family === 'waiting',
  wait_shared: (turn, machine) => waitsForActor(turn, machine) && turn.info.roles.length > 1,
  wait_own: (turn, machine) => waitsForActor(turn, machine) && turn.info.roles.length === 1,
  revision_author: named('revision', isAuthor),
  revision_reviewer: named('revision', isReviewer),
  revision_own: named('revision', isActor),
  approved_author: named('approved', isAuthor),
  approved_reviewer: named('approved', isReviewer),
};

const heldReviewers = ({ held }: Turn, machine: Machine) =>
  machine.reviewers.filter((role) => held.has(role));
const namedIsHeld = ({ info, held }: Turn) => info.roles.some((role) => held.has(role));

const TEAM: Readonly<Record<TeamWord, Reader<boolean>>> = {
  reviewers: (turn, machine) => heldReviewers(turn, machine).length > 0,
  no_reviewers: (turn, machine) => heldReviewers(turn, machine).length === 0,
  approver_held: namedIsHeld,
  approver_gone: (turn) => !namedIsHeld(turn),
};

/**
 * The phase that waits for exactly these roles.
 * @throws RangeError when there is nobody to wait for
 */
export function waitFor(machine: Machine, roles: readonly RoleCode[]): string {
  const found = Object.entries(machine.phases).find(
    ([, { family, roles: asked }]) =>
      family === 'waiting' &&
      asked.length === roles.length &&
      roles.every((role) => asked.includes(role)),
  );
  if (!found) throw new RangeError(`Nothing waits for ${roles.join(', ')}`);
  return found[0];
}

/**
 * The author in whose queue a returned section stands: who sent it last, or another one when nobody
 * holds that role any more.
 */
export function queueOf(machine: Machine, sender: RoleCode | null, held: HeldRoles): RoleCode {
  const there = machine.authors.filter((role) => held.has(role));
  const found = there.find((role) => role === sender) ?? there[0] ?? machine.authors[0];
  if (!found) throw new RangeError('Nobody writes');
  return found;
}

const TO: Readonly<Record<ToWord, Reader<string>>> = {
  wait_reviewers: (turn, machine) => waitFor(machine, heldReviewers(turn, machine)),
  wait_rest: ({ info, actor }, machine) =>
    waitFor(
      machine,
      info.roles.filter((role) => role !== actor),
    ),
  approved_actor: ({ actor }) => `approved_${actor}`,
  revision_actor: ({ actor }) => `revision_${actor}`,
  revision_sender: ({ sender, held }, machine) => `revision_${queueOf(machine, sender, held)}`,
  revision_approver: ({ info }) => `revision_${info.roles[0]}`,
};

const isWord = <W extends string>(words: Readonly<Record<W, unknown>>, one: string): one is W =>
  one in words;

function isBy(row: Row, actor: RoleCode, { authors, reviewers }: Machine): boolean {
  if (row.actor === 'author') return authors.includes(actor);
  return row.actor === 'reviewer' ? reviewers.includes(actor) : row.actor === actor;
}

function fitsTeam(team: TeamCondition | TeamWord, turn: Turn, machine: Machine): boolean {
  if (typeof team === 'string') return TEAM[team](turn, machine);
  return machine.roles.every((role) => (team[role] ?? turn.held.has(role)) === turn.held.has(role));
}

function matchRow(row: Row, turn: Turn, machine: Machine): Match[] {
  if (row.action !== turn.action || !isBy(row, turn.actor, machine)) return [];
  const starts = (one: string) =>
    isWord(FROM, one) ? FROM[one](turn, machine) : one === turn.phase;
  const from = row.from.find(starts);
  if (from === undefined || !fitsTeam(row.team ?? {}, turn, machine)) return [];
  const to = isWord(TO, row.to) ? TO[row.to](turn, machine) : row.to;
  return [{ row, intent: row.intentFrom?.[from] ?? row.intent, to }];
}

/** The rows for this turn; the tables make sure that there is at most one. */
export function matchRows(machine: Machine, turn: Turn): Match[] {
  return machine.rows.flatMap((row) => matchRow(row, turn, machine));
}
