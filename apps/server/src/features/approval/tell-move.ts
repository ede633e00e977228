import type { Intent, NotifyReason, RoleCode, WorkflowStatus } from '@pv/contract';
import type { Work } from '../../context.ts';
import { holderNames, type MoveTold, type Notice, settleMoves } from '../notification/public.ts';
import { heldRoles, workflowOf } from './in-state.ts';
import { noticePlace, noticeProject } from './notice-place.ts';
import { returnedVerb } from './returned-verb.ts';
import { needsOf } from './section-needs.ts';
import type { Place, ProjectState, TeamMember } from './state.ts';

interface Told {
  state: ProjectState;
  place: Place;
  actor: TeamMember;
  /** The status after the move. */
  next: WorkflowStatus;
  /** Null for events of the team. */
  intent: Intent | null;
  /** Remarks or a comment that came with the move. */
  text?: string | null;
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

/** Taking back one's own asks nobody for anything. */
const ASKS_NOBODY: ReadonlySet<NotifyReason> = new Set(['recall', 'reopen']);

/** What the move asks of those whose turn it becomes; null where work only lies ahead. */
function askedVerb({ state, next }: Told, reason: NotifyReason) {
  const family = workflowOf(state).family(next);
  if (family === 'waiting') return 'decide';
  if (family !== 'revision' || ASKS_NOBODY.has(reason)) return null;
  return reason === 'request_reopening' ? 'answer' : 'revise';
}

const RETURNS: ReadonlySet<NotifyReason> = new Set([
  'return',
  'pass_down',
  'grant_request',
  'withdraw',
]);

/** What the mail tells those whose turn it is: the remarks that came back, and what is still missing. */
function toldOf(
  { deps }: Pick<Work, 'deps'>,
  { state, place, text }: Told,
  { verb, reason }: { verb: string; reason: NotifyReason },
): MoveTold {
  const returned = RETURNS.has(reason) ? { text: text ?? '' } : null;
  const asks = verb === 'revise';
  const { hard, soft } = asks ? needsOf(state, place, deps.config) : { hard: [], soft: [] };
  return {
    returned,
    comment: returned ? null : (text ?? null),
    missing: hard,
    advised: soft.filter((item) => item !== 'remarks_ticked'),
  };
}

/** Names of those who have the section after the move; none where it is with the actor himself. */
function handedTo({ state, actor, next }: Told, movers: readonly RoleCode[]): string {
  const family = workflowOf(state).family(next);
  const handed = (family === 'waiting' || family === 'revision') && !movers.includes(actor.role);
  return handed ? holderNames(state.team, movers) : '';
}

const idsOf = (team: readonly TeamMember[], roles: readonly RoleCode[]) =>
  team.filter(({ role }) => roles.includes(role)).map(({ userId }) => userId);

/**
 * What those in `roles`, and the actor's colleagues, are to be told of a move: those whose turn it is
 * now, that it is; the others, what was done.
 * Whom the section called before and does not call now is called no more.
 */
export async function noticesOfMove(
  work: Work,
  told: Told,
  { roles, reason }: { roles: readonly RoleCode[]; reason: NotifyReason },
): Promise<Notice[]> {
  const { state, place, actor, next, intent } = told;
  const movers = workflowOf(state).movers(
    { section: place.section, status: next },
    heldRoles(state.team),
  );
  await settleMoves(work, {
    projectId: state.project.id,
    ...place,
    actorId: actor.userId,
    still: idsOf(state.team, movers).filter((id) => id !== actor.userId),
  });
  if (!intent) return [];
  const about = { actor, project: noticeProject(state), place: noticePlace(state, place) };
  const verb = askedVerb(told, reason);
  const asked = verb ? roles.filter((role) => movers.includes(role)) : [];
  const back = { status: next, role: movers[0], rules: work.deps.config };
  const deed = verb === 'revise' ? returnedVerb(state, place, back) : verb;
  const call: Notice | null = verb && {
    ...about,
    reason: 'your_move',
    variant: verb,
    to: idsOf(state.team, asked),
    said: { asked: `${deed}_${place.section}` },
    told: toldOf(work, told, { verb, reason }),
  };
  const news = NEWS[reason]?.(workflowOf(state).family(next) === 'waiting');
  // colleagues in the same role hear of it too
  const others = [...roles, actor.role].filter((role) => !asked.includes(role));
  const person = handedTo(told, movers);
  const said = { ...(person && { person }) };
  const notices = [
    call,
    news && ({ ...about, ...news, said, to: idsOf(state.team, others) } as Notice),
  ];
  return notices.filter((notice) => notice !== null && notice !== undefined);
}
