import type { DecisionAction } from '../chain/row.ts';
import type { Intent } from '../intents.ts';
import { STARTUP_PHASE_INFO, type StartupPhase, type StartupTarget, waitFor } from './phases.ts';
import {
  heldReviewers,
  isStartupAuthor,
  isStartupReviewer,
  queueOf,
  type StartupAuthor,
  type StartupPresence,
  type StartupRole,
} from './roles.ts';
import {
  STARTUP_ROWS,
  type StartupCondition,
  type StartupFrom,
  type StartupRow,
  type StartupTo,
} from './rows.ts';

/** Everything that chooses a row: who calls what, where the section stands, and the team. */
export interface StartupAttempt {
  phase: StartupPhase;
  actor: StartupRole;
  action: DecisionAction;
  present: StartupPresence;
  /** Who sent the section last; null before the first time. */
  sender: StartupAuthor | null;
}

/** A row that fits, with what it amounts to here. */
export interface StartupMatch {
  row: StartupRow;
  intent: Intent;
  to: StartupTarget;
}

const infoOf = ({ phase }: StartupAttempt) => STARTUP_PHASE_INFO[phase];

/** The role that has approved, or that the section was returned to. */
function namedRole(attempt: StartupAttempt): StartupRole {
  const [role] = infoOf(attempt).roles;
  if (!role) throw new RangeError(`${attempt.phase} names nobody`);
  return role;
}

function names(attempt: StartupAttempt, isKind: (role: StartupRole) => boolean): boolean {
  return infoOf(attempt).roles.some(isKind);
}

const inFamily = (attempt: StartupAttempt, family: string) => infoOf(attempt).family === family;
const waits = (attempt: StartupAttempt) => inFamily(attempt, 'waiting');
const waitsForActor = (attempt: StartupAttempt) =>
  waits(attempt) && names(attempt, (role) => role === attempt.actor);

const FROM: Readonly<Record<StartupFrom, (attempt: StartupAttempt) => boolean>> = {
  created: (attempt) => attempt.phase === 'created',
  reapproval: (attempt) => attempt.phase === 'reapproval',
  wait: waits,
  wait_shared: (attempt) => waitsForActor(attempt) && infoOf(attempt).roles.length > 1,
  wait_own: (attempt) => waitsForActor(attempt) && infoOf(attempt).roles.length === 1,
  revision_author: (attempt) => inFamily(attempt, 'revision') && names(attempt, isStartupAuthor),
  revision_reviewer: (attempt) =>
    inFamily(attempt, 'revision') && names(attempt, isStartupReviewer),
  revision_own: (attempt) =>
    inFamily(attempt, 'revision') && names(attempt, (role) => role === attempt.actor),
  approved_author: (attempt) => inFamily(attempt, 'approved') && names(attempt, isStartupAuthor),
  approved_reviewer: (attempt) =>
    inFamily(attempt, 'approved') && names(attempt, isStartupReviewer),
};

const CONDITIONS: Readonly<Record<StartupCondition, (attempt: StartupAttempt) => boolean>> = {
  reviewers: ({ present }) => heldReviewers(present).length > 0,
  no_reviewers: ({ present }) => heldReviewers(present).length === 0,
  approver_held: (attempt) => attempt.present[namedRole(attempt)],
  approver_gone: (attempt) => !attempt.present[namedRole(attempt)],
};

const TO: Readonly<Record<StartupTo, (attempt: StartupAttempt) => StartupTarget>> = {
  wait_reviewers: ({ present }) => waitFor(heldReviewers(present)),
  wait_rest: (attempt) => {
    const rest = infoOf(attempt).roles.filter((role) => role !== attempt.actor);
    return waitFor(rest.filter(isStartupReviewer));
  },
  approved_actor: ({ actor }) => `approved_${actor}`,
  revision_actor: ({ actor }) => `revision_${actor}`,
  revision_sender: ({ sender, present }) => `revision_${queueOf(sender, present)}`,
  revision_approver: (attempt) => `revision_${namedRole(attempt)}`,
  reapproval: () => 'reapproval',
};

function matchRow(row: StartupRow, attempt: StartupAttempt): StartupMatch[] {
  const side = isStartupReviewer(attempt.actor) ? 'reviewer' : 'author';
  if (row.actor !== side || row.action !== attempt.action) return [];
  const from = row.from.find((one) => FROM[one](attempt));
  if (!from || (row.condition && !CONDITIONS[row.condition](attempt))) return [];
  return [{ row, intent: row.intentFrom?.[from] ?? row.intent, to: TO[row.to](attempt) }];
}

/** The rows for this attempt; the table makes sure that there is at most one. */
export function matchStartupRows(attempt: StartupAttempt): StartupMatch[] {
  return STARTUP_ROWS.flatMap((row) => matchRow(row, attempt));
}
