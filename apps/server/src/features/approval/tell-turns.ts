import { dayIn, type Intent, type RoleCode } from '@pv/contract';
import type { Work } from '../../context.ts';
import { type MoveCause, type Notice, notify, settleMoves } from '../notification/public.ts';
import { noticePlace, noticeProject } from './notice-place.ts';
import { isAhead, type OpenMove, openMoves } from './open-moves.ts';
import { type Place, type ProjectState, placeKey, type TeamMember } from './state.ts';

/** What has brought moves about. */
export type Cause = Omit<MoveCause, 'place'> & { place: Place };

/** What somebody has done to a project. */
interface Deed {
  before: ProjectState;
  after: ProjectState;
  actor: TeamMember;
  /** The section that was decided on, whose old calls are settled with the decision, and how. */
  decided?: { place: Place; intent: Intent; text: string | null };
  /** What was approved by it, or lost its approval. */
  causes: readonly Cause[];
}

const keyOf = (move: OpenMove): string => `${placeKey(move)} ${move.asked}`;
const keysOf = (move: OpenMove): string[] => move.roles.map((role) => `${keyOf(move)} ${role}`);

const holders = ({ team }: ProjectState, roles: readonly RoleCode[]): string[] =>
  team.filter(({ role }) => roles.includes(role)).map(({ userId }) => userId);

/** Moves whose turn has come; `day` is the ISO date on which a stage may have begun by itself. */
function movesInTurn({ deps }: Work, state: ProjectState, day: string | null): OpenMove[] {
  const begun = ({ after, from }: OpenMove) => !after || (day && from && from <= day);
  return openMoves(state, deps.config).filter(begun);
}

/** Calls to work that is not asked for any more, such as to a result whose plan has to be approved anew. */
async function settleGone(work: Work, { before, after, actor, decided }: Deed): Promise<void> {
  const moves = openMoves(after, work.deps.config);
  const left = new Set(moves.map(keyOf));
  const done = decided && placeKey(decided.place);
  for (const gone of movesInTurn(work, before, null).filter(isAhead)) {
    if (left.has(keyOf(gone)) || placeKey(gone) === done) continue;
    const { section, stageId } = gone;
    const roles = moves
      .filter((one) => placeKey(one) === placeKey(gone))
      .flatMap((one) => one.roles);
    await settleMoves(work, {
      projectId: after.project.id,
      section,
      stageId,
      actorId: actor.userId,
      still: holders(after, roles),
    });
  }
}

/** Where several approvals are lost by one edit, only that of the same section is a cause. */
function causeOf({ after, causes }: Deed, move: OpenMove): MoveCause | undefined {
  const here = causes.find(({ place }) => placeKey(place) === placeKey(move));
  const cause = here ?? (causes.length === 1 ? causes[0] : undefined);
  return cause && { ...cause, place: noticePlace(after, cause.place) };
}

const RETURNS: ReadonlySet<Intent> = new Set(['return', 'pass_down', 'grant_request', 'withdraw']);
/** Taking back one's own asks nobody for anything. */
const ASKS_NOBODY: ReadonlySet<Intent> = new Set(['recall', 'reopen']);

/** What the mail tells besides of what brought the call about: the remarks that came back, or a comment. */
function saidWith({ decided }: Deed, move: OpenMove) {
  if (!decided || isAhead(move)) return { returned: null, comment: null };
  const { intent, text } = decided;
  return RETURNS.has(intent)
    ? { returned: { text: text ?? '' }, comment: null }
    : { returned: null, comment: text };
}

/** What the move is, for the words of a notice. */
function variantOf(move: OpenMove): Extract<Notice, { reason: 'your_move' }>['variant'] {
  if (move.asked === 'add_stage') return 'add_stage';
  if (isAhead(move)) return 'send';
  if (move.asked.startsWith('decide')) return 'decide';
  return move.asked.startsWith('answer') ? 'answer' : 'revise';
}

const callOf = (deed: Deed, move: OpenMove, roles: readonly RoleCode[]): Notice => ({
  reason: 'your_move',
  variant: variantOf(move),
  to: holders(deed.after, roles),
  actor: deed.actor,
  project: noticeProject(deed.after),
  place: noticePlace(deed.after, move),
  said: { asked: move.asked, ...(move.again && { again: true }) },
  told: {
    cause: isAhead(move) ? causeOf(deed, move) : undefined,
    ...saidWith(deed, move),
    missing: move.missing,
    advised: isAhead(move) ? move.advised : move.advised.filter((one) => one !== 'remarks_ticked'),
  },
});

/** Whether a deed calls people to a move that is open after it: to work by colleagues of the actor, to none. */
function calls({ actor, decided }: Deed, move: OpenMove): boolean {
  if (isAhead(move)) return !move.roles.includes(actor.role);
  if (!decided || ASKS_NOBODY.has(decided.intent)) return false;
  return placeKey(move) === placeKey(decided.place);
}

/** Those who may or have to do something now, and did not before, with what they are called to. */
function callsOf(work: Work, deed: Deed): Notice[] {
  const { before, after } = deed;
  const today = dayIn(work.now, before.project.timeZone);
  const known = new Set(movesInTurn(work, before, today).flatMap(keysOf));
  const isNew = (move: OpenMove) => (_: RoleCode, at: number) => !known.has(keysOf(move)[at] ?? '');
  return movesInTurn(work, after, null)
    .filter((move) => calls(deed, move))
    .map((move) => callOf(deed, move, move.roles.filter(isNew(move))))
    .filter(({ to }) => to.length > 0);
}

const samePlace = (one: Notice['place'], other: Notice['place']) =>
  one?.section === other?.section && one?.stageId === other?.stageId;

/** Whether a call tells the same as the news: it is what the deed asks for, or brought about by it. */
function tells(call: Notice, { reason, variant, place }: Notice): boolean {
  if (call.variant !== 'send' && call.variant !== 'add_stage') return samePlace(call.place, place);
  const cause = call.told?.cause;
  const same = cause?.reason === reason && cause.variant === variant;
  return same && samePlace(cause.place, place);
}

/**
 * Tells of a deed: its `news`, and those whose move it has become that it is. Whoever is called by what
 * the news tell hears both in one notice. Where the actor may make the move himself it has not passed to
 * anybody, and nobody is called.
 */
export async function tellTurns(work: Work, deed: Deed, news: readonly Notice[]): Promise<void> {
  await settleGone(work, deed);
  const called = callsOf(work, deed);
  const rest = news.map((one): Notice => {
    const told = new Set(called.filter((call) => tells(call, one)).flatMap(({ to }) => to));
    return { ...one, to: one.to.filter((id) => !told.has(id)) };
  });
  await notify(work, ...called, ...rest);
}
