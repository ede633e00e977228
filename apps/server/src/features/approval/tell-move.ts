import type { Intent, NotifyReason, RoleCode, WorkflowStatus } from '@pv/contract';
import type { Work } from '../../context.ts';
import { holderNames, type Notice, settleMoves } from '../notification/public.ts';
import { heldRoles, workflowOf } from './in-state.ts';
import { noticePlace, noticeProject } from './notice-place.ts';
import type { Place, ProjectState, TeamMember } from './state.ts';

interface Told {
  state: ProjectState;
  place: Place;
  actor: TeamMember;
  /** The status after the move. */
  next: WorkflowStatus;
  /** Null for events of the team. */
  intent: Intent | null;
}

type Said = (waiting: boolean) => Pick<Notice, 'reason' | 'variant'>;
const says = (...[reason, variant]: [Notice['reason'], string]): Said => {
  const said = { reason, variant } as Pick<Notice, 'reason' | 'variant'>;
  return () => said;
};

/** What those hear who do not have to act; events of the team are told as a whole elsewhere. */
const NEWS: Readonly<Record<NotifyReason, Said | null>> = {
  send: says('sent', 'sent'),
  self_approve: says('approved', 'alone'),
  approve: (waiting) => ({ reason: 'approved', variant: waiting ? 'signed' : 'approved' }),
  return: says('returned', 'returned'),
  pass_down: says('returned', 'returned'),
  recall: says('recalled', 'recalled'),
  reopen: says('recalled', 'reopened'),
  request_reopening: says('sent', 'reopening'),
  cancel_request: says('recalled', 'request'),
  decline_request: says('recalled', 'declined'),
  grant_request: says('returned', 'granted'),
  withdraw: says('returned', 'withdrawn'),
  restored: says('approved', 'restored'),
  reset: null,
  reassigned: null,
};

/** Names of those who have the section after the move; none where it is with the actor himself. */
function handedTo(
  { state, actor, next }: Pick<Told, 'state' | 'actor' | 'next'>,
  movers: readonly RoleCode[],
): string {
  const family = workflowOf(state).family(next);
  const handed = (family === 'waiting' || family === 'revision') && !movers.includes(actor.role);
  return handed ? holderNames(state.team, movers) : '';
}

/**
 * What those in `roles`, and the actor's colleagues, hear of a move; whom it calls is left to `tellTurns`.
 * Whom the section called before and does not call now is called no more.
 */
export async function newsOfMove(
  work: Work,
  { state, place, actor, next, intent }: Told,
  { roles, reason }: { roles: readonly RoleCode[]; reason: NotifyReason },
): Promise<Notice[]> {
  const at = { section: place.section, status: next };
  const movers = workflowOf(state).movers(at, heldRoles(state.team));
  const called = state.team.filter(({ role }) => movers.includes(role));
  await settleMoves(work, {
    projectId: state.project.id,
    ...place,
    actorId: actor.userId,
    still: called.map(({ userId }) => userId).filter((id) => id !== actor.userId),
  });
  const news = NEWS[reason]?.(workflowOf(state).family(next) === 'waiting');
  if (!intent || !news) return [];
  const person = handedTo({ state, actor, next }, movers);
  // colleagues in the same role hear of it too
  const told = state.team.filter(({ role }) => role === actor.role || roles.includes(role));
  return [
    {
      ...news,
      to: told.map(({ userId }) => userId),
      actor,
      project: noticeProject(state),
      place: noticePlace(state, place),
      said: { ...(person && { person }) },
    } as Notice,
  ];
}
